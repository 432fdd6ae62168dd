/** Which page is shown: a path, and what follows the `#`. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    const follow = () => {
      this.path = location.pathname;
      this.hash = location.hash.slice(1);
    };
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  /** `["t", "k3x9…"]` for `/t/k3x9…`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For `<a use:link>`: follow it without loading the page again. */
export function link(node: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    route.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
