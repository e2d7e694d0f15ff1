import { useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/**
 * Time in ms after the last click in which another one in the same place was meant for the element that stood there
 * before.
 */
const SECOND_CLICK_MS = 1000;
/** Distance in px that counts as the same place. */
const SAME_PLACE = 24;

/** Elements whose clicks are about one record: the next row must not slide under the pointer there. */
const HOLDS = '[data-holds]';
/** Elements whose action a second click must not apply to another record. */
const ACTS = '[data-acts]';
const isOn = (target: EventTarget, part: string) => target instanceof Element && target.closest(part) !== null;

/**
 * Holds rows under a pointer that is about to do something with one of them, and after it did until it leaves; and stops a
 * second click in the place of the first.
 * @returns whether rows are held, and the listeners of the element around them
 */
export function usePointerHold() {
  const [held, setHeld] = useState(false);
  const hasActed = useRef(false);
  const last = useRef<{ at: number; x: number; y: number } | null>(null);
  useEffect(() => {
    // A person who clicked elsewhere in between, be it on an item of a row's own menu, means the next click as it is.
    const forget = (event: globalThis.MouseEvent) => {
      if (!event.composedPath().some((target) => isOn(target, ACTS))) last.current = null;
    };
    document.addEventListener('click', forget, true);
    return () => document.removeEventListener('click', forget, true);
  }, []);
  const listeners = useMemo(
    () => ({
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        setHeld((pointerType !== 'touch' && isOn(target, HOLDS)) || hasActed.current);
      },
      onPointerLeave: () => {
        hasActed.current = false;
        setHeld(false);
      },
      onClickCapture: (event: MouseEvent) => {
        // A click by key has no place, and goes where the focus is.
        if (event.detail === 0 || !isOn(event.target, ACTS)) return;
        const { timeStamp: at, clientX: x, clientY: y } = event;
        const before = last.current;
        const isNear = before && Math.abs(before.x - x) < SAME_PLACE && Math.abs(before.y - y) < SAME_PLACE;
        if (isNear && at - before.at < SECOND_CLICK_MS) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        last.current = { at, x, y };
        hasActed.current = true;
        setHeld(true);
      },
    }),
    [],
  );
  return { held, listeners };
}
