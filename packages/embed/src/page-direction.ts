import type { Direction } from '@slotwise/shared/words';

/** The elements around one, nearest first, out of every shadow root. */
function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at;) {
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (at) yield at;
  }
}

/** By the `dir` of the element or of the nearest around it; undefined: nothing says so. */
export function directionOf(element: Element): Direction | undefined {
  const said = [element, ...around(element)].find((each) => each.hasAttribute('dir'));
  const dir = said?.getAttribute('dir')?.toLowerCase();
  return dir === 'ltr' || dir === 'rtl' ? dir : undefined;
}

/** Tells when the `dir` of an element around this one changes, where the element stands now. @returns what ends it */
export function watchDirection(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const each of around(element)) observer.observe(each, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
