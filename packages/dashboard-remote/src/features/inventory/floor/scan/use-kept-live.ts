import { useCallback, useMemo, useRef, useState } from 'react';
import { useFloor, useMyId } from '../floor-context';
import type { Live } from './use-live';

/** A shift. What somebody left off before lies elsewhere by now. */
const KEPT_MS = 12 * 60 * 60_000;
/** Changes with the shape of what is kept. */
const PREFIX = 'slotwise.floor.1';

/** `leftAt`: when it was left off, until it is written again; null if it was not left off. */
export interface KeptLive<T> extends Live<T> {
  leftAt: number | null;
}

/** The tab's copy, or undefined: of another shift, or in a browser that keeps nothing. */
function readKept<T>(key: string): { at: number; value: T } | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { at: number; value: T } | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Full, or refused: it is there for as long as the page.
  }
}

/**
 * A live state of a task that outlives a reload and a step back: scans that nobody has booked yet are work all the same. The tab
 * keeps it for the person, the warehouse and `name`.
 * @param initial what there is without any; it is not kept
 * @param onlyWith the name of another one: without anything in that, this is no work that was left off
 */
export function useKeptLive<T>(name: string, initial: T, onlyWith = name): KeptLive<T> {
  const { warehouseId } = useFloor();
  const person = useMyId();
  const keyOf = (one: string) => [PREFIX, person, warehouseId, one].join(' ');
  const key = keyOf(name);
  const [empty] = useState(initial);
  const kept = () => {
    const found = readKept(keyOf(onlyWith)) === undefined ? undefined : readKept<T>(key);
    return found ? { key, value: found.value, leftAt: found.at } : { key, value: empty, leftAt: null };
  };
  const [state, setState] = useState<{ key: string; value: T; leftAt: number | null }>(kept);
  const now = useRef(state);
  const current = state.key === key ? state : kept();
  if (current !== state) {
    setState(current);
    now.current = current;
  }
  const read = useCallback(() => now.current.value, []);
  const write = useCallback(
    (value: T) => {
      now.current = { key, value, leftAt: null };
      keep(key, value === empty ? undefined : value);
      setState(now.current);
    },
    [key, empty],
  );
  const { value, leftAt } = current;
  return useMemo(() => ({ value, leftAt, read, write }), [value, leftAt, read, write]);
}
