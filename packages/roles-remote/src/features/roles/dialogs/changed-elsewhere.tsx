import type { Role } from '@slotwise/contract';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@slotwise/shared/ui';
import { STALE_BANNER } from '../../../model/locks';

/** The role changed while its dialog is open. A refresh keeps what was typed and saves it onto the role as it is now. */
export function ChangedElsewhere({ now, onRefresh }: { now: Role; onRefresh: () => void }) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {STALE_BANNER} It is now called “{now.name}”.
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onRefresh}>
          Refresh
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
