import { useSearchParams } from '@slotwise/shared/ui/router';
import { useEffect, useRef, useState } from 'react';
import { filtersOf, withFilters } from './model/filters';
import type { Filters } from './model/filters';

/** Browsers refuse an address that changes with every key. */
const WRITE_DELAY_MS = 250;

/** The filters, which are also in the address: a link leads to them, and an address that changes changes them. */
export function useFilters(): readonly [Filters, (changes: Partial<Filters>) => void] {
  const [query, setQuery] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersOf(query));
  const address = query.toString();
  const known = useRef(address);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setFilters(filtersOf(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const next = withFilters(new URLSearchParams(address), filters).toString();
    if (next === withFilters(new URLSearchParams(address), filtersOf(new URLSearchParams(address))).toString()) return;
    const timer = setTimeout(() => {
      known.current = next;
      setQuery(next, { replace: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filters, address, setQuery]);

  return [filters, (changes) => setFilters((before) => ({ ...before, ...changes }))];
}
