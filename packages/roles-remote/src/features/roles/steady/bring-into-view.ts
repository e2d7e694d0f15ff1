import { scrollFrameOf } from '@slotwise/shared/ui/virtual';

/** Px between a card and the edges of what is seen. */
const ROOM = 8;
/** Px of a list of which more than this is seen, with Save pinned below it: that is enough to begin with. */
const ENOUGH = 200;

/** Lower edge, in px, of what is pinned over the start of the frame. */
function pinnedEdge(frame: Element, element: Element): number {
  const root = element.getRootNode() as Document | ShadowRoot;
  const start = frame === document.documentElement ? 0 : frame.getBoundingClientRect().top;
  const pinned = [...root.querySelectorAll('[data-pinned]')].filter((one) => scrollFrameOf(one) === frame);
  return start + Math.max(0, ...pinned.map((one) => one.getBoundingClientRect().height));
}

/**
 * Scrolls as little as it takes to have a card in sight, with its list, what can be done with it, and below the pinned filters.
 * Of one that is higher than what is seen the list begins at the upper edge; its Save is pinned to the lower one.
 * @param isGentle scrolls only if hardly anything of the list is seen: somebody has the pointer in it
 */
export function bringIntoView(card: HTMLElement, { isGentle = false } = {}): void {
  const list = card.querySelector<HTMLElement>('[role=tabpanel]') ?? card;
  const frame = scrollFrameOf(card);
  const top = pinnedEdge(frame, card) + ROOM;
  const bottom =
    (frame === document.documentElement ? window.innerHeight : frame.getBoundingClientRect().bottom) - ROOM;
  const [whole, part] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  if (isGentle && Math.min(part.bottom, bottom) - Math.max(part.top, top) >= Math.min(part.height, ENOUGH)) return;
  const wanted = whole.height <= bottom - top ? whole : part;
  if (wanted.top < top) frame.scrollTop -= top - wanted.top;
  else if (wanted.bottom > bottom) frame.scrollTop += Math.min(wanted.bottom - bottom, wanted.top - top);
}
