import { MountedArea } from './current-mount';

const PLACE = '[data-remote]';

/** The element in which a remote stands, also around a shadow root. */
export function placeAround(node: Node): Element | null {
  for (let at: Node | null = node; at; at = hostOf(at)) {
    const element: Element | null = at instanceof Element ? at : at.parentElement;
    const place = element?.closest(PLACE);
    if (place) return place;
  }
  return null;
}

const hostOf = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

interface Fiber {
  type: unknown;
  return: Fiber | null;
  memoizedProps?: { place?: { remote: string } };
}

/**
 * The remote in whose tree React has drawn a node, or the nearest one around it that React has drawn: also of portals, which stand
 * elsewhere in the page.
 */
export function drawnBy(node: Node | null): string | undefined {
  for (let at = node; at; at = at.parentNode) {
    const key = Object.keys(at).find((each) => each.startsWith('__reactFiber$'));
    if (key === undefined) continue;
    for (let fiber = Reflect.get(at, key) as Fiber | null; fiber; fiber = fiber.return)
      if (fiber.type === MountedArea) return fiber.memoizedProps?.place?.remote;
    return undefined;
  }
  return undefined;
}
