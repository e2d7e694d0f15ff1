import { useEffect, useState, type RefObject } from 'react';

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

/** The name of the section that is read. One that somebody asked for is it as long as its heading is in sight, however short it is. */
export function useReadSection(place: RefObject<HTMLElement | null>, asked: string): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    let isAsked = asked !== '';
    const look = () => {
      const elements = elementsIn(place.current);
      const tops = elements.map((element) => element.getBoundingClientRect().top);
      const wanted = elements.findIndex(({ dataset }) => dataset.section === asked);
      const top = tops[wanted];
      isAsked &&= top === undefined || (top >= 0 && top < innerHeight);
      const at = isAsked && wanted >= 0 ? wanted : readAt(tops, innerHeight / 3);
      setRead(elements[at]?.dataset.section);
    };
    look();
    // The page scrolls inside of its frame: the event does not rise from there.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [place, asked]);
  return read;
}
