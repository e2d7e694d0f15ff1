import { useLayoutEffect, useRef } from 'react';

/** How much of the neighbours stays in sight, which shows that the row goes on. In pixels. */
const NEIGHBOURS = 32;

/**
 * Keeps the chosen one of a row in sight, where the row is wider than the screen and scrolls.
 * @param chosen whatever changes when another one is chosen
 * @param selector finds the chosen one within the row
 * @returns a ref for the row
 */
export function useInSight<E extends HTMLElement>(chosen: unknown, selector: string) {
  const row = useRef<E>(null);
  const drawn = useRef<E>(null);
  useLayoutEffect(() => {
    const one = row.current?.querySelector(selector);
    if (!row.current || !one) return;
    const isNew = drawn.current !== row.current;
    drawn.current = row.current;
    // A new row shows its first one: to measure it would have the whole page laid out before it is painted.
    if (isNew && one === row.current.firstElementChild) return;
    const whole = row.current.getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    if (left < whole.left) row.current.scrollLeft += left - whole.left - NEIGHBOURS;
    else if (right > whole.right) row.current.scrollLeft += right - whole.right + NEIGHBOURS;
  }, [chosen, selector]);
  return row;
}
