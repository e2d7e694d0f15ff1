import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { chatOpenAtom, exchangesAtom } from '../assistant/conversation';
import { useShell } from '../bootstrap/shell-context';
import { importSearchDialog } from './later-parts';
import { Notices } from './notices';
import { SidebarSheet } from './sidebar-sheet';
import { SearchStandIn } from './search-stand-in';
import { openSearchAtom, searchOpenAtom } from './surface-atoms';

const SearchDialog = lazy(importSearchDialog);

/** Layers above the page: toasts, and for those who are signed in the sidebar's sheet and the search. */
export default function Overlays({ isUser }: { isUser: boolean }) {
  const { bus } = useShell();
  const [searchOpen, setSearchOpen] = useAtom(searchOpenAtom);
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
  return (
    <>
      <Notices />
      {isUser && <SidebarSheet />}
      {isUser && searchOpen && (
        <Suspense fallback={<SearchStandIn />}>
          <SearchDialog onClose={() => setSearchOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
