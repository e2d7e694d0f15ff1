import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { chatOpenAtom, exchangesAtom } from '../assistant/assistant-atoms';
import { useShell } from '../bootstrap/shell-context';
import { openSearchAtom, searchOpenAtom } from './surface-atoms';

/** Remotes open the search and the assistant by the bus; with the session all of it is closed. */
export function useOpenedFromOutside(isUser: boolean): void {
  const { bus } = useShell();
  const setSearchOpen = useSetAtom(searchOpenAtom);
  const openSearch = useSetAtom(openSearchAtom);
  const setChatOpen = useSetAtom(chatOpenAtom);
  const setExchanges = useSetAtom(exchangesAtom);
  useEffect(
    () => bus.subscribe('shell:open', ({ surface }) => (surface === 'search' ? openSearch() : setChatOpen(true))),
    [bus, openSearch, setChatOpen],
  );
  useEffect(() => {
    if (isUser) return;
    setSearchOpen(false);
    setChatOpen(false);
    setExchanges([]);
  }, [isUser, setSearchOpen, setChatOpen, setExchanges]);
}
