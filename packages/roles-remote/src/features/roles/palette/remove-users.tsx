import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, Tooltip } from '@slotwise/shared/ui';
import { LateConfirmDialog } from '@slotwise/shared/ui/late';
import { useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { listed, nameOf } from '../../../model/moves';
import { useWords } from '../../../words';
import { usePaletteStyles } from './palette.styles';
import { useRemoveUsers } from './use-remove-users';

interface RemoveUsersProps {
  /** Ids of the users that are selected. */
  selected: readonly string[];
  /** Selects others: those who could not be removed. */
  onSelect: (ids: readonly string[]) => void;
}

/**
 * Removes the selected users from the company, after a question; users who could not be removed are named, and stay
 * selected.
 */
export function RemoveUsers({ selected, onSelect }: RemoveUsersProps) {
  const { t } = useWords();
  const styles = usePaletteStyles();
  const platform = usePlatform();
  const { me, userById, quoted } = useBoard();
  const mayRemove = useCan(platform, 'manage_users');
  const [asking, setAsking] = useState(false);
  const { removal, remove, forget } = useRemoveUsers();
  const ids = selected.filter((id) => id !== me.id);
  const named = (id: string) => {
    const user = userById.get(id);
    return user ? nameOf(user) : t('remove.unknown');
  };
  const close = () => {
    setAsking(false);
    forget();
  };
  const run = async (signal?: AbortSignal) => {
    const done = await remove(ids, signal);
    if (!done) return;
    const isGivenUp = signal?.aborted ?? false;
    const isGone = new Set(done.removed);
    onSelect(isGivenUp ? ids.filter((id) => !isGone.has(id)) : done.failed.map(({ id }) => id));
    if (done.failed.length > 0 && !isGivenUp) return;
    if (!isGivenUp) close();
    const count = done.removed.length;
    if (count > 0) platform.notify({ intent: 'success', title: t('remove.done', { count }) });
  };
  const button = (
    <Button size="small" disabledFocusable={!mayRemove || ids.length === 0} onClick={() => setAsking(true)}>
      {t('remove.begin')}
    </Button>
  );
  const reason = mayRemove
    ? ids.length === 0 && t('remove.only-you')
    : t('remove.needs', { permission: quoted('manage_users') });
  const failed = removal?.isDone ? removal.failed : [];
  return (
    <>
      {reason ? (
        <Tooltip content={reason} relationship="description">
          {button}
        </Tooltip>
      ) : (
        button
      )}
      <LateConfirmDialog
        open={asking}
        danger
        title={
          failed.length > 0 && removal
            ? t('remove.some', { removed: removal.removed.length, total: removal.total })
            : t('remove.title', { count: ids.length })
        }
        confirmLabel={
          removal && !removal.isDone
            ? t('remove.progress', { at: removal.removed.length + removal.failed.length + 1, total: removal.total })
            : t(failed.length > 0 ? 'remove.again' : 'remove.verb', { count: ids.length })
        }
        busy={removal !== null && !removal.isDone}
        endsEarly
        onConfirm={({ signal }) => void run(signal)}
        onCancel={close}
      >
        {failed.length > 0 ? (
          <ul className={styles.failures} role="alert">
            {failed.map(({ id, reason: why }) => (
              <li key={id}>{t('remove.failure', { name: named(id), reason: why })}</li>
            ))}
          </ul>
        ) : (
          <>
            <p className={styles.asked}>
              {t('remove.what', { count: ids.length, names: listed(t, ids.map(named), 5) })}
            </p>
            {ids.length < selected.length && <p className={styles.asked}>{t('remove.without-you')}</p>}
          </>
        )}
      </LateConfirmDialog>
    </>
  );
}
