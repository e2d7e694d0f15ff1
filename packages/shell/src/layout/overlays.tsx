import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { Shortcuts } from '../shortcuts/shortcuts';
import { importSearchDialog } from './later-parts';
import { SignOutAsked } from '../tenant-menu/sign-out';
import { Notices } from './notices';
import { SidebarSheet } from './sidebar-sheet';
import { SearchStandIn } from './search-stand-in';
import { searchOpenAtom } from './surface-atoms';

const SearchDialog = lazy(importSearchDialog);

export interface OverlaysProps {
  isUser: boolean;
}

/** Layers above the page: toasts, and for those who are signed in the sidebar's sheet, the search and the list of keys. */
export default function Overlays({ isUser }: OverlaysProps) {
  const [searchOpen, setSearchOpen] = useAtom(searchOpenAtom);
  return (
    <>
      <Notices />
      {isUser && <SidebarSheet />}
      {isUser && <Shortcuts />}
      {isUser && <SignOutAsked />}
      {isUser && searchOpen && (
        <Suspense fallback={<SearchStandIn />}>
          <SearchDialog onClose={() => setSearchOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
