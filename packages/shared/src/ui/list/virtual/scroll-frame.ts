import { observeElementOffset, observeElementRect } from '@tanstack/react-virtual';
import type { Rect, Virtualizer } from '@tanstack/react-virtual';

const parentOf = (element: Element): Element | null => {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

const isRoot = (element: Element) => element === element.ownerDocument.documentElement;

/** The nearest ancestor that scrolls vertically, also beyond a shadow root; the page itself if there is no other. */
export function scrollFrameOf(element: Element): Element {
  for (let at = parentOf(element); at && !isRoot(at); at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return element.ownerDocument.documentElement;
}

/** Distance in px from the start of the scrolled content of `frame` to the element; 0 without a layout. */
export function marginWithin(frame: Element, element: Element): number {
  if (frame.clientHeight === 0) return 0;
  const distance = element.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  return Math.max(0, Math.round(isRoot(frame) ? distance : distance + frame.scrollTop - frame.clientTop));
}

/** Height in px of what is pinned over the start of the frame (`data-pinned`), in the part of the page that `element` is in. */
export function pinnedWithin(frame: Element, element: Element): number {
  const root = element.getRootNode() as Document | ShadowRoot;
  const pinned = [...root.querySelectorAll('[data-pinned]')].filter((one) => scrollFrameOf(one) === frame);
  return Math.max(0, ...pinned.map((one) => Math.round(one.getBoundingClientRect().height)));
}

/** Size of the visible part of the frame. Without a layout, hidden or in a test, as much as the window holds. */
export function elementRect<I extends Element>(virtualizer: Virtualizer<Element, I>, tell: (rect: Rect) => void) {
  const frame = virtualizer.scrollElement;
  const laidOut = (rect: Rect) =>
    tell({ width: rect.width || window.innerWidth, height: rect.height || window.innerHeight });
  const end = observeElementRect(virtualizer, laidOut);
  if (!frame || !isRoot(frame)) return end;
  // The page's own element grows with its content and not with the window.
  const resized = () => laidOut({ width: frame.clientWidth, height: frame.clientHeight });
  window.addEventListener('resize', resized);
  return () => {
    window.removeEventListener('resize', resized);
    end?.();
  };
}

/** Scroll offset of the frame; the page tells it of the document and not of its element. */
export function elementOffset<I extends Element>(
  virtualizer: Virtualizer<Element, I>,
  tell: (offset: number, isScrolling: boolean) => void,
) {
  const frame = virtualizer.scrollElement;
  if (!frame || !isRoot(frame)) return observeElementOffset(virtualizer, tell);
  const page = frame.ownerDocument;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const scrolled = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => tell(frame.scrollTop, false), virtualizer.options.isScrollingResetDelay);
    tell(frame.scrollTop, true);
  };
  page.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(quiet);
    page.removeEventListener('scroll', scrolled);
  };
}
