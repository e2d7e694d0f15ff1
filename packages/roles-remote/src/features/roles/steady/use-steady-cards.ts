import { scrollFrameOf } from '@slotwise/shared/ui/virtual';
import { useEffect, useRef, type RefObject } from 'react';

interface Held {
  element: HTMLElement;
  list: HTMLElement;
  frame: Element;
  /** Px from the top of the window. */
  top: number;
  scrollTop: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps the card that somebody works in where it is while others change above it or beside it, by a colleague or by a save:
 * the frame is scrolled by as much as it would move. Where the frame is at its end, room is left below the list.
 * @returns forgets the card: the list is about to be scrolled to another one
 */
export function useSteadyCards(section: RefObject<HTMLElement | null>): () => void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const root = section.current;
    // Without a layout, as in a test, nothing moves.
    if (!root || typeof ResizeObserver === 'undefined') return undefined;
    const end = new AbortController();
    const observer = new ResizeObserver(() => held.current && keep(held.current));
    let observed: Element | null = null;

    const hold = (target: EventTarget | null) => {
      const within = target instanceof Element ? target : null;
      const card = within?.closest<HTMLElement>('article') ?? null;
      const list = card?.closest<HTMLElement>('ul[role=list]') ?? null;
      if (!card || !list) {
        held.current = null;
        return;
      }
      const element = within?.closest<HTMLElement>('[role=tabpanel]') ?? card;
      if (held.current?.element === element) return;
      const frame = scrollFrameOf(list);
      held.current = { element, list, frame, top: topOf(element), scrollTop: frame.scrollTop };
      if (observed === list) return;
      observer.disconnect();
      observer.observe(list);
      observed = list;
    };
    const remember = () => {
      const now = held.current;
      if (!now) return;
      now.top = topOf(now.element);
      now.scrollTop = now.frame.scrollTop;
      giveRoomBack(now);
    };

    const { signal } = end;
    const moved = (event: PointerEvent) => event.pointerType === 'mouse' && hold(event.target);
    root.addEventListener('pointermove', moved, { signal });
    root.addEventListener('pointerdown', (event) => hold(event.target), { signal });
    root.addEventListener('focusin', (event) => hold(event.target), { signal });
    root.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && hold(null), { signal });
    // Scroll events do not bubble, and the frame may be any ancestor.
    root.ownerDocument.addEventListener('scroll', remember, { signal, capture: true, passive: true });
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [section]);
  return () => {
    held.current = null;
  };
}

/** Px that the list leaves below it. */
const roomOf = (list: HTMLElement) => Number.parseFloat(list.style.marginBottom) || 0;

function keep(held: Held): void {
  const { element, list, frame } = held;
  if (!element.isConnected) return;
  const isAtEnd = frame.scrollTop >= frame.scrollHeight - frame.clientHeight - 1;
  const moved = topOf(element) - held.top;
  // Somebody scrolls meanwhile; a frame that became too long was scrolled back to its end by the browser.
  const isScrolled = frame.scrollTop !== held.scrollTop && !(isAtEnd && frame.scrollTop < held.scrollTop);
  if (!isScrolled && Math.abs(moved) >= 1) {
    const missing = frame.scrollTop + moved - (frame.scrollHeight - frame.clientHeight);
    if (missing > 0) list.style.marginBottom = `${Math.ceil(roomOf(list) + missing)}px`;
    frame.scrollTop += moved;
  }
  held.top = topOf(element);
  held.scrollTop = frame.scrollTop;
}

/** Takes away as much of the room below the list as is out of sight by now. */
function giveRoomBack({ list, frame }: Held): void {
  const room = roomOf(list);
  if (room === 0) return;
  const unseen = frame.scrollHeight - frame.clientHeight - frame.scrollTop;
  const left = Math.max(0, room - Math.max(0, unseen));
  if (left < room) list.style.marginBottom = left === 0 ? '' : `${Math.ceil(left)}px`;
}
