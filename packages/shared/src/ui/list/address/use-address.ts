import { useNavigationType, useSearchParams } from '@slotwise/shared/ui/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readQuery, writeQuery } from './parameters';
import type { Parameters, ValuesOf } from './parameters';
import { useIsCurrent } from './use-is-current';

/** Browsers slow pages down that rewrite their address at every key. */
const PAUSE_MS = 250;

export interface Address<P extends Parameters> {
  /** Values that the page shows: those of the address, with the text that is being typed. */
  values: ValuesOf<P>;
  /** The same without the text that is still being typed: for work that costs too much at every key. */
  settled: ValuesOf<P>;
  /**
   * Changes some of it. Each change is a step that the back button takes back, unless it replaces; typing always
   * replaces.
   */
  change: (changes: Partial<ValuesOf<P>>, options?: { replace?: boolean }) => void;
  /** The query of the page with these changes, for a link. */
  searchWith: (changes: Partial<ValuesOf<P>>) => string;
}

/**
 * The part of a page's state that stands in its address: a link leads to it, the back button takes it back, and a reload
 * keeps it.
 * @param parameters the same object each time: define it outside of the component
 */
export function useAddress<const P extends Parameters>(parameters: P): Address<P> {
  const [query, setQuery] = useSearchParams();
  const stored = useMemo(() => readQuery(parameters, query), [parameters, query]);
  /** Text that is being typed: it stays as typed, while the address gets it without the spaces around it. */
  const [pending, setPending] = useState<Partial<ValuesOf<P>>>({});
  const isCurrent = useIsCurrent();
  const isBack = String(useNavigationType()) === 'POP';
  const seen = useRef(stored);
  const written = useRef<Partial<ValuesOf<P>>>({});

  // Typing is over once the back button led away from it, or somebody else changed the text.
  useEffect(() => {
    const before = seen.current;
    seen.current = stored;
    if (stored === before) return;
    const isPast = (name: keyof P) =>
      isBack || (stored[name] !== before[name] && stored[name] !== written.current[name]);
    setPending((typed) => {
      const kept = Object.entries(typed).filter(([name]) => !isPast(name));
      return kept.length === Object.keys(typed).length ? typed : (Object.fromEntries(kept) as typeof typed);
    });
  }, [stored, isBack]);

  const write = useCallback(
    (changes: Partial<ValuesOf<P>>, replace: boolean) =>
      setQuery(
        (now) => {
          const next = writeQuery(parameters, now, changes);
          const read = readQuery(parameters, next);
          for (const name of Object.keys(changes) as (keyof P)[]) written.current[name] = read[name];
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery, parameters],
  );

  useEffect(() => {
    if (writeQuery(parameters, query, pending).toString() === query.toString()) return undefined;
    // Otherwise people are on their way elsewhere. If that is the same page, its new address is written to.
    const timer = setTimeout(() => isCurrent() && write(pending, true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [parameters, query, pending, write, isCurrent]);

  const change = useCallback(
    (changes: Partial<ValuesOf<P>>, { replace = false }: { replace?: boolean } = {}) => {
      const isTyped = (key: string) => parameters[key]?.isTyped;
      const entries = Object.entries(changes);
      const [typed, chosen] = [entries.filter(([key]) => isTyped(key)), entries.filter(([key]) => !isTyped(key))];
      if (typed.length > 0) setPending((before) => ({ ...before, ...Object.fromEntries(typed) }));
      if (chosen.length > 0) write(Object.fromEntries(chosen) as Partial<ValuesOf<P>>, replace);
    },
    [parameters, write],
  );

  const values = useMemo(() => ({ ...stored, ...pending }), [stored, pending]);
  const searchWith = useCallback(
    (changes: Partial<ValuesOf<P>>) => {
      const search = writeQuery(parameters, query, changes).toString();
      return search === '' ? '' : `?${search}`;
    },
    [parameters, query],
  );
  return { values, settled: stored, change, searchWith };
}
