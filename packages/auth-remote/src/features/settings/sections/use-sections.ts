import { useEffect, useState, type RefObject } from 'react';
import { GESTURES, namedSection } from '../use-led-to';

export interface Section {
  /** Its name in addresses: `/settings#sessions` leads to it. */
  name: string;
  title: string;
}

const elementsIn = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
const sectionOf = (element: HTMLElement): Section => ({
  name: element.dataset.section ?? '',
  title: element.querySelector('h2')?.textContent ?? '',
});

/**
 * The section that is read: the last that begins above the given line; at first, the first.
 * @param tops where each begins, from the upper edge of the window
 */
export const readAt = (tops: readonly number[], line: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );

/**
 * The sections that stand in a place, in their order, as they come and go. They are read from the page: which of them somebody sees is
 * decided where each is drawn, and by parts that arrive later.
 */
export function useSections(place: RefObject<HTMLElement | null>): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const look = () => {
      const now = elementsIn(root).map(sectionOf);
      setSections((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
  return sections;
}

const SCROLLING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ', 'Tab']);

/** Whether somebody scrolls by it. A press on a scroll bar is one on what scrolls, beyond the width of its content. */
const isScrolling = (event: Event, page: Element | null): boolean => {
  if (event instanceof KeyboardEvent) return SCROLLING_KEYS.has(event.key);
  if (event.type !== 'pointerdown') return true;
  const { target } = event;
  return target instanceof Element && target.contains(page) && (event as PointerEvent).offsetX >= target.clientWidth;
};

/** Whether the heading of a section is in the window. What has not arrived yet is waited for. */
const isInSight = (top: number | undefined): boolean => top === undefined || (top >= 0 && top < innerHeight);

/**
 * The name of the section that is read. One that the address names is it until somebody scrolls its heading out of sight: short ones at
 * the end never reach the upper edge, and the page also scrolls by itself while its parts arrive.
 * @param address the present one, another object for each time that one is followed
 */
export function useReadSection(
  place: RefObject<HTMLElement | null>,
  sections: readonly Section[],
  address: { readonly hash: string; readonly state: unknown },
): string | undefined {
  const [seen, setSeen] = useState<string>();
  const [left, setLeft] = useState<object>();
  const named = namedSection(address);
  useEffect(() => {
    let isOnTheirOwn = false;
    const look = () => {
      const elements = elementsIn(place.current);
      const tops = elements.map((element) => element.getBoundingClientRect().top);
      setSeen(elements[readAt(tops, innerHeight / 3)]?.dataset.section);
      const top = tops[elements.findIndex(({ dataset }) => dataset.section === named)];
      // A hash leads there again each time that it is followed, what replaced a parameter does not.
      if ((isOnTheirOwn || address.hash === '') && !isInSight(top)) setLeft(address);
    };
    const notice = (event: Event) => {
      isOnTheirOwn ||= isScrolling(event, place.current);
    };
    look();
    const how = { capture: true, passive: true };
    for (const gesture of GESTURES) document.addEventListener(gesture, notice, how);
    // The page scrolls inside of its frame: the event does not rise from there.
    document.addEventListener('scroll', look, how);
    return () => {
      for (const gesture of GESTURES) document.removeEventListener(gesture, notice, how);
      document.removeEventListener('scroll', look, how);
    };
  }, [place, address, named]);
  return left !== address && sections.some(({ name }) => name === named) ? named : seen;
}
