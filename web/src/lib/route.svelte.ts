/** Which page is shown: a path, and what follows the `#`. On a static page, which is one file, the path follows a `?`. */
import { engine } from "./transport";

const alone = engine !== null;

/** Where a page of this edition is found: `/t/k3x9…`, or `/below/?/t/k3x9…`. */
export function addressOf(path: string): string {
  if (!alone || !path.startsWith("/")) return path;
  return path === "/" ? location.pathname : `${location.pathname}?${path}`;
}

/** A file beside the page. */
export const fileBeside = (name: string): string => (alone ? `./${name}` : `/${name}`);

const pathNow = (): string => (alone ? location.search.slice(1) || "/" : location.pathname);

class Route {
  path = $state(pathNow());
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", this.follow);
    addEventListener("hashchange", this.follow);
  }

  private readonly follow = (): void => {
    this.path = pathNow();
    this.hash = location.hash.slice(1);
  };

  /** `["t", "k3x9…"]` for `/t/k3x9…`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.follow();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For `<a use:link>`: follow it without loading the page again. */
export function link(node: HTMLAnchorElement) {
  let path = "/";
  let settled = "";
  /** Svelte may write another path at any time; who opens it in another tab needs the whole address. */
  const settle = () => {
    const written = node.getAttribute("href") ?? "/";
    if (written === settled) return;
    path = written;
    settled = addressOf(path);
    if (settled !== written) node.setAttribute("href", settled);
  };
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    settle();
    route.go(path);
  };
  settle();
  node.addEventListener("pointerenter", settle);
  node.addEventListener("focus", settle);
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
