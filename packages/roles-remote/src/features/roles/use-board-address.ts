import { usePlatform } from '@slotwise/shared/remote';
import { useSearchParams } from '@slotwise/shared/ui/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readAddress, writeAddress } from './model/board-address';
import type { BoardAddress, View } from './model/board-address';

/** What stands in the page's address. `change` makes a step that the back button takes back, unless it replaces. */
export function useBoardAddress() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback(
    (changes: Partial<BoardAddress>, { replace = false } = {}) =>
      setQuery((now) => writeAddress(now, changes), { replace, preventScrollReset: true }),
    [setQuery],
  );
  /** The address with these changes, for a link. */
  const hrefWith = (changes: Partial<BoardAddress>) => ({ search: `?${writeAddress(query, changes).toString()}` });
  return { address, change, hrefWith };
}

const PAUSE_MS = 250;

type Texts = { [K in keyof BoardAddress]: BoardAddress[K] extends string ? K : never }[keyof BoardAddress];

/**
 * A text that is typed: it counts at once and reaches the address when the typing pauses, since browsers slow down pages
 * that rewrite their address at every key.
 */
export function useAddressText(
  { address, change }: Pick<ReturnType<typeof useBoardAddress>, 'address' | 'change'>,
  name: Texts & ('term' | 'permissionTerm' | 'userTerm'),
) {
  const stored = address[name];
  const [typed, setTyped] = useState(stored);
  const written = useRef(stored);
  useEffect(() => {
    // The address was changed by somebody else: by the back button, or by "Clear all".
    if (stored === written.current) return;
    written.current = stored;
    setTyped(stored);
  }, [stored]);
  useEffect(() => {
    if (typed === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = typed;
      change({ [name]: typed }, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, change, name]);
  return [typed, setTyped] as const;
}

/** Whether roles stand in a grid, a list or the matrix: as the address says, else grid or list as this device remembers. */
export function useView({
  address,
  change,
}: Pick<ReturnType<typeof useBoardAddress>, 'address' | 'change'>): readonly [View, (view: View) => void] {
  const { preferences } = usePlatform();
  // As it was remembered on arrival: the back button leads to what was seen, and not to what was chosen since.
  const [remembered] = useState<View>(() => (preferences.get('layout') === 'list' ? 'list' : 'grid'));
  const view = address.view ?? remembered;
  const show = (next: View) => {
    if (next !== 'matrix') preferences.set('layout', next);
    change({ view: next });
  };
  return [view, show];
}
