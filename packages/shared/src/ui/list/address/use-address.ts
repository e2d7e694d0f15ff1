import { useSearchParams } from '@slotwise/shared/ui/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readQuery, writeQuery } from './parameters';
import type { Parameters, ValuesOf } from './parameters';

/** Browsers slow pages down that rewrite their address at every key. */
const PAUSE_MS = 250;

export interface Address<P extends Parameters> {
  /** What the page shows: as the address says, and what is being typed already. */
  values: ValuesOf<P>;
  /**
   * Changes some of it. Each change is a step that the back button takes back, unless it replaces; what is typed always
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
  /** What is being typed and not in the address yet. */
  const [pending, setPending] = useState<Partial<ValuesOf<P>>>({});
  const written = useRef(query.toString());

  // The address was changed by somebody else, as by the back button: what was being typed is past.
  const address = query.toString();
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setPending({});
  }, [address]);

  const write = useCallback(
    (changes: Partial<ValuesOf<P>>, replace: boolean) =>
      setQuery(
        (now) => {
          const next = writeQuery(parameters, now, changes);
          written.current = next.toString();
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setQuery, parameters],
  );

  useEffect(() => {
    if (Object.keys(pending).length === 0) return undefined;
    const timer = setTimeout(() => write(pending, true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pending, write]);

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
  return { values, change, searchWith };
}
