import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The height of a row in the comfortable density, in px: the default without a layout. */
const COMFORTABLE = 40;

/** Reads a size of an element now and whenever it changes. Without a layout, nothing changes. */
function useSize(subject: RefObject<HTMLElement | null>, read: (element: HTMLElement) => number): number {
  const [size, setSize] = useState(() => read(document.createElement('div')));
  useLayoutEffect(() => {
    const element = subject.current;
    if (!element) return undefined;
    const measure = () => setSize(read(element));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [subject, read]);
  return size;
}

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height || COMFORTABLE;
const widthOf = (element: HTMLElement) => element.clientWidth || Infinity;

/** Height of rows in the chosen density, in px. @param ruler an element that is as high as a row */
export const useRowHeight = (ruler: RefObject<HTMLElement | null>): number => useSize(ruler, heightOf);

/** Width of an element, in px; infinite without a layout. */
export const useWidth = (subject: RefObject<HTMLElement | null>): number => useSize(subject, widthOf);
