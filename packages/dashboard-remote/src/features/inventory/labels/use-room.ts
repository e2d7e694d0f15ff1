import { useLayoutEffect, useRef, useState } from 'react';
import type { LabelLayout } from './model/layouts';

const PX_PER_MM = 96 / 25.4;
/** Px of the frame around a sheet, and of the scrollbar beside it. */
const AROUND = 20;

/** Size at which a whole width of a sheet is seen, of the one that it has on paper: never larger. @param room px; 0: unknown */
export const zoomOf = ({ page }: Pick<LabelLayout, 'page'>, room: number): number =>
  room === 0 ? 1 : Math.min(1, Math.max(0.1, Math.floor(((room - AROUND) / (page.width * PX_PER_MM)) * 1000) / 1000));

/** Width of an element in px, as it is now; 0 without a layout. Charts measure theirs alike: a door for both would weigh on every first screen. */
export function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, room] as const;
}
