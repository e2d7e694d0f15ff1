import { latePart } from '@slotwise/shared/remote';
import { useReadable, useSession, type TenantQueries } from '@slotwise/shared/session';
import { Button, LiveDot, Tooltip } from '@slotwise/shared/ui';
import { Navigation20Regular, PanelLeft20Regular } from '@slotwise/shared/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { BellFace } from '../notifications/bell-face';
import { ProfileFace, TenantFace } from './menu-faces';
import { SearchButton } from './search-button';
import { sidebarModeAtom, sidebarSheetAtom, toggleSidebarAtom } from './sidebar-atoms';
import { useTenant, useTenantQueries } from '../tenant-menu/use-tenant';
import { ConnectionBar } from '../connection/connection-bar';
import { DeletionNotice } from '../deletion/deletion-notice';
import { useTopBarStyles } from './top-bar.styles';
import { useWords } from '../words';

const TenantMenu = latePart(() => import(/* webpackChunkName: "frame" */ '../tenant-menu/tenant-menu'));
const Bell = latePart(() => import(/* webpackChunkName: "frame" */ '../notifications/bell'));
const ProfileMenu = latePart(() => import(/* webpackChunkName: "frame" */ './profile-menu'));

/** Why the connection is as it is, in a sentence. */
const LIVE_REASONS = {
  connected: 'live.connected',
  connecting: 'live.connecting',
  stream_error: 'live.stream-error',
  subscribe_failed: 'live.subscribe-failed',
  unreachable: 'live.unreachable',
  browser_offline: 'live.browser-offline',
} as const;
const isKnownReason = (reason: string): reason is keyof typeof LIVE_REASONS => reason in LIVE_REASONS;

function SidebarToggle() {
  const { t } = useWords();
  const toggle = useSetAtom(toggleSidebarAtom);
  const mode = useAtomValue(sidebarModeAtom);
  const sheetOpen = useAtomValue(sidebarSheetAtom);
  const isOpen = mode === 'off-canvas' ? sheetOpen : mode === 'expanded';
  const label = t(mode === 'off-canvas' ? 'sidebar.open' : isOpen ? 'sidebar.collapse' : 'sidebar.expand');
  // The meaning that the tooltip was shown for: once the button means something else it is no longer true, wherever the
  // pointer is.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const now = `${mode} ${sheetOpen}`;
  if (shownFor !== null && shownFor !== now) setShownFor(null);
  return (
    <Tooltip
      content={label}
      relationship="label"
      visible={shownFor === now}
      // A tooltip that was on its way when the sheet opened would come up behind it.
      onVisibleChange={(_event, { visible }) => setShownFor(visible && !sheetOpen ? now : null)}
    >
      <Button
        appearance="subtle"
        icon={mode === 'off-canvas' ? <Navigation20Regular /> : <PanelLeft20Regular />}
        aria-expanded={isOpen}
        onClick={toggle}
      />
    </Tooltip>
  );
}

/** Keeps the tenant's data wanted while the face gives way to the menu. */
function TenantWatch({ queries }: { queries: TenantQueries }) {
  useTenant(queries);
  return null;
}

/** Above every page of somebody who is signed in. */
export function UserTopBar() {
  const styles = useTopBarStyles();
  const { t } = useWords();
  const { live, host } = useShell();
  const queries = useTenantQueries();
  const { me } = useSession(host);
  // Somebody who was removed belongs nowhere, and waits for nothing.
  const belongs = me === null || (me.companyID ?? me.wmsID) !== null;
  const { state, reason } = useReadable(live);
  return (
    <header>
      <div className={styles.root}>
        <div className={styles.start}>
          <SidebarToggle />
          {belongs && (
            <>
              {queries && <TenantWatch queries={queries} />}
              <TenantMenu face={<TenantFace />} />
            </>
          )}
          <LiveDot state={state} {...(isKnownReason(reason) ? { reason: t(LIVE_REASONS[reason]) } : {})} />
        </div>
        <div className={styles.end}>
          <SearchButton />
          <Bell face={<BellFace label={t('face.notifications')} unread={0} />} />
          <ProfileMenu face={<ProfileFace />} />
        </div>
      </div>
      <ConnectionBar />
      {belongs && queries?.kind === 'company' && <DeletionNotice queries={queries} />}
    </header>
  );
}
