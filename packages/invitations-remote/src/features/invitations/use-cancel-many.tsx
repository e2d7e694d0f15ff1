import type { Invitation, Me } from '@slotwise/contract';
import { BULK_INVITATIONS_MAX } from '@slotwise/contract/constants';
import { isApiError } from '@slotwise/shared/http';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { Selection } from '@slotwise/shared/ui/table';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { cancelMany } from './api/cancel-many';
import { useInvitationActions } from './use-invitation-actions';
import type { useSelected } from './use-selected';

interface CancelMany {
  /** Asks about those of the selection that are pending. */
  ask: (selection: Selection) => void;
  dialog: ReactNode;
}

interface CancelManyOptions {
  readSelected: ReturnType<typeof useSelected>;
  /** Sends those again that were canceled. */
  onResend: (canceled: readonly Invitation[]) => void;
  onDone: () => void;
}

/** Cancels the pending ones of a selection after one question, in one go. */
export function useCancelMany(me: Me, { readSelected, onResend, onDone }: CancelManyOptions): CancelMany {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  const { stillSo } = useInvitationActions();
  const describeError = useDescribeError();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const ask = (selection: Selection) => {
    void readSelected(selection, ['pending']).then(
      (pending) => {
        setError(null);
        if (pending.length > 0) setIds(pending.map(({ id }) => id));
        else platform.notify({ intent: 'info', title: t('many.needs') });
      },
      (failure: unknown) => notifyFailure(platform, t('many.not-canceled'), failure),
    );
  };
  const list = queryKeys.list(me.userType, 'invitations');
  const confirm = async (wanted: readonly string[], signal?: AbortSignal) => {
    setBusy(true);
    setError(null);
    let left = wanted;
    const canceled: Invitation[] = [];
    const tell = () =>
      platform.notify({
        intent: 'success',
        title: t('many.canceled', { count: canceled.length }),
        ...(canceled.length > 0 && {
          signal: stillSo(canceled),
          action: { label: t('action.resend'), onClick: () => onResend(canceled) },
        }),
      });
    try {
      while (left.length > 0) {
        const { invitations } = await cancelMany(platform.http, left.slice(0, BULK_INVITATIONS_MAX), signal);
        putIntoLists(cache, list, invitations);
        canceled.push(...invitations);
        left = left.slice(BULK_INVITATIONS_MAX);
      }
      tell();
      setIds(null);
      onDone();
    } catch (failure) {
      // They may be canceled, also where somebody gave it up.
      if (!isApiError(failure)) void cache.invalidateQueries({ queryKey: list });
      if (signal?.aborted) {
        if (canceled.length > 0) tell();
        return;
      }
      // Canceled invitations are done: the next attempt is about the rest.
      setIds(left);
      setError(describeError(failure).title);
    } finally {
      setBusy(false);
    }
  };
  const count = ids?.length ?? 0;
  const dialog = (
    <ConfirmDialog
      open={ids !== null}
      danger
      title={t('many.question', { count })}
      confirmLabel={t('many.confirm', { count })}
      cancelLabel={t('many.keep')}
      busy={busy}
      endsEarly
      error={error}
      onConfirm={({ signal }) => void confirm(ids ?? [], signal)}
      onCancel={() => setIds(null)}
    >
      {t('many.consequence')}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
