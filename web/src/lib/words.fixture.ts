/** The same words that the server sends; for tests. */
import { vi } from "vitest";

const FILES = import.meta.glob<string>(["../../../src/nemesis/text/*/*.ftl", "../../../src/nemesis/content/*/words/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function textsOf(language: string): string {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return own.map(([, text]) => text).join("\n");
}

export function serveWords(): void {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async (path: string) => new Response(textsOf(path.split("/").at(-1)!)));
}
