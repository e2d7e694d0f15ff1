import type { Role } from '@slotwise/contract';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@slotwise/shared/ui';
import { useRefreshRole } from '../../../drafts/use-refresh-role';
import { STALE_BANNER, STALE_SHORT } from '../../../model/locks';

/** Says that somebody else changed the role while it is being edited here. */
export function StaleBanner({ role, compact }: { role: Role; compact: boolean }) {
  const { refresh, busy } = useRefreshRole(role);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{compact ? STALE_SHORT : STALE_BANNER}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={refresh} disabledFocusable={busy}>
          Refresh
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
