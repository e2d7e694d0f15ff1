import { lateCode, onceDrawn } from '@slotwise/shared/remote';
import { useReadable, useSession } from '@slotwise/shared/session';
import { makeStyles } from '@slotwise/shared/ui';
import { usePrintRules } from '@slotwise/shared/ui/print';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { chatOpenAtom } from '../assistant/assistant-atoms';
import { useShell } from '../bootstrap/shell-context';
import { DevtoolsDock, OverrideNotice } from '../devtools/devtools-gate';
import { MainArea } from '../routing/main-area';
import { useRoute } from '../routing/use-route';
import { workAtom } from '../work/work-atoms';
import { BottomBar } from './bottom-bar';
import { bringLaterParts, importPromptBox } from './later-parts';
import type { OverlaysProps } from './overlays';
import { SearchStandIn } from './search-stand-in';
import { Sidebar } from './sidebar';
import { sidebarModeAtom, sidebarSheetAtom } from './sidebar-atoms';
import { SkipLink } from './skip-link';
import { searchOpenAtom } from './surface-atoms';
import { useOpenedFromOutside } from './use-opened-from-outside';
import { UserTopBar } from './user-top-bar';
import { VisitorTopBar } from './visitor-top-bar';

// Menus, dialogs and toasts need Fluent's overlays, which the first screen does not.
const overlays = lateCode<OverlaysProps>(() => import(/* webpackChunkName: "frame" */ './overlays'));
const signedOutLine = lateCode(() => import(/* webpackChunkName: "signed-out" */ '../tenant-menu/signed-out-line'));
const PromptBox = lazy(importPromptBox);
const WorkInProgress = lazy(() => import(/* webpackChunkName: "work" */ '../work/work-in-progress'));

const useStyles = makeStyles({
  root: { display: 'flex', height: '100%', minHeight: 0 },
  column: { position: 'relative', display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 },
});

/**
 * Counts how often somebody has come in. The column is made anew then: beside the sidebar it would be the visitor's page that
 * moves aside. Pages for anyone stay as they are, such as that of an invitation, which goes on with the session.
 */
function useEntries(isUser: boolean): number {
  const route = useRoute();
  const [known, setKnown] = useState({ isUser, entries: 0 });
  if (known.isUser === isUser) return known.entries;
  const entries = isUser && route?.access !== 'anyone' ? known.entries + 1 : known.entries;
  setKnown({ isUser, entries });
  return entries;
}

/** Fetches the layers above the page after its first screen, or as soon as there is something that they have to show. */
function useOverlays(main: RefObject<HTMLElement | null>, searchOpen: boolean): void {
  const { ports } = useShell();
  const isWanted = useAtomValue(sidebarSheetAtom) || searchOpen;
  useEffect(() => (main.current ? onceDrawn(main.current, overlays.bring) : undefined), [main]);
  useEffect(() => ports.notify.onWaiting(() => void overlays.reach()), [ports]);
  useEffect(() => {
    if (isWanted) void overlays.reach();
  }, [isWanted]);
}

/** Surroundings of every page: bars for those who are signed in, one bar for visitors. */
export function Frame() {
  const styles = useStyles();
  const { host, session } = useShell();
  const isLost = useReadable(session.lost);
  const main = useRef<HTMLElement>(null);
  const cameFrom = useRef<string | null>(null);
  const isUser = useSession(host).status !== 'visitor';
  const entries = useEntries(isUser);
  const mode = useAtomValue(sidebarModeAtom);
  const chatOpen = useAtomValue(chatOpenAtom);
  const searchOpen = useAtomValue(searchOpenAtom);
  const hasWork = useAtomValue(workAtom).length > 0;
  useEffect(() => (isUser ? bringLaterParts() : undefined), [isUser]);
  useEffect(() => {
    if (isLost) void signedOutLine.reach();
  }, [isLost]);
  // With the first screen: a page printed at once would else be a picture of the window.
  usePrintRules();
  useOpenedFromOutside(isUser);
  useOverlays(main, searchOpen);
  const hasSidebar = isUser && mode !== 'off-canvas';
  return (
    <div className={styles.root}>
      <SkipLink target={main} />
      {hasSidebar && <Sidebar collapsed={mode === 'collapsed'} />}
      <div key={entries} className={styles.column}>
        {isUser ? <UserTopBar /> : <VisitorTopBar />}
        <div role="status">
          <Suspense fallback={null}>{isLost && <signedOutLine.Part />}</Suspense>
        </div>
        <OverrideNotice />
        <MainArea ref={main} cameFrom={cameFrom} />
        {isUser && chatOpen && (
          <Suspense fallback={null}>
            <PromptBox />
          </Suspense>
        )}
        {isUser && hasWork && (
          <Suspense fallback={null}>
            <WorkInProgress />
          </Suspense>
        )}
        <DevtoolsDock />
        {isUser && !hasSidebar && <BottomBar />}
      </div>
      <Suspense fallback={isUser && searchOpen ? <SearchStandIn /> : null}>
        <overlays.Part isUser={isUser} />
      </Suspense>
    </div>
  );
}
