import type { RemoteStatus } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import { Shield16Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { useMove } from './use-move';
import { useWords } from '../../words';

/** Whether the deployment trusts a remote, and the way to change that. */
export function IsolationControl({ remote }: { remote: RemoteStatus }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const move = useMove(remote);
  const kind = remote.isolated ? 'trust' : 'isolate';
  const { name } = remote;
  return (
    <>
      <Button icon={<Shield16Regular />} onClick={() => setAsking(true)}>
        {t(`isolation.${kind}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`isolation.${kind}-title`, { name })}
        confirmLabel={t(`isolation.${kind}`)}
        busy={move.isPending}
        endsEarly
        onCancel={() => setAsking(false)}
        onConfirm={({ signal }) => move.mutate({ kind, signal }, { onSettled: () => setAsking(false) })}
      >
        {t(`isolation.${kind}-what`)}
      </ConfirmDialog>
    </>
  );
}
