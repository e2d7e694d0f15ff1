import type { Me } from '@slotwise/contract';
import { BULK_INVITATIONS_MAX } from '@slotwise/contract/constants';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { isSelected } from '@slotwise/shared/ui/table';
import type { Selection } from '@slotwise/shared/ui/table';
import { useDescribeError } from '@slotwise/shared/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { cancelMany } from './api/cancel-many';
import type { Filters } from './model/filters';
import type { Invitations } from './use-invitations';
import { useAllMatching } from './use-all-matching';

interface CancelMany {
  /** Asks about those of the selection that are pending. */
  ask: (selection: Selection) => void;
  dialog: ReactNode;
}

/** Cancels the pending ones of a selection after one question, in one go. */
export function useCancelMany(me: Me, list: Invitations, filters: Filters, onDone: () => void): CancelMany {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { t } = useWords();
  const describeError = useDescribeError();
  const readAll = useAllMatching(me);
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const pendingOf = async (selection: Selection) => {
    const candidates = selection.kind === 'all' ? await readAll({ ...filters, status: 'pending' }) : list.loaded;
    return candidates.filter(({ id, status }) => status === 'pending' && isSelected(selection, id));
  };
  const ask = (selection: Selection) => {
    void pendingOf(selection).then(
      (pending) => {
        setError(null);
        setIds(pending.map(({ id }) => id));
      },
      (failure: unknown) => notifyFailure(platform, t('many.not-canceled'), failure),
    );
  };
  const confirm = async (wanted: readonly string[]) => {
    setBusy(true);
    setError(null);
    let [left, count] = [wanted, 0];
    try {
      while (left.length > 0) {
        const { invitations } = await cancelMany(platform.http, left.slice(0, BULK_INVITATIONS_MAX));
        putIntoLists(cache, queryKeys.list(me.userType, 'invitations'), invitations);
        count += invitations.length;
        left = left.slice(BULK_INVITATIONS_MAX);
      }
      platform.notify({ intent: 'success', title: t('many.canceled', { count }) });
      setIds(null);
      onDone();
    } catch (failure) {
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
      error={error}
      onConfirm={() => void confirm(ids ?? [])}
      onCancel={() => setIds(null)}
    >
      {t('many.consequence')}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
