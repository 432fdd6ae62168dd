/** The last thing that went wrong, for whoever reports a bug. Nothing is sent anywhere by itself. */
let last = "";

export const lastTrouble = (): string => last;

export function noteTrouble(what: unknown): void {
  const said = what instanceof Error ? `${what.name}: ${what.message}` : String(what);
  last = withoutAddresses(said).slice(0, 1000);
}

/** An address may hold the code of a table, and more. */
export const withoutAddresses = (text: string): string => text.replace(/\b\w+:\/\/\S+/g, "…");

export function listenForTrouble(): void {
  addEventListener("error", (event) => noteTrouble(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => noteTrouble(event.reason));
}
