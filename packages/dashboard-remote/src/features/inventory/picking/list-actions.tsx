import type { PickListSummary } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryKeys } from '../query-keys';
import { AssignDialog } from './assign-dialog';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingBlockStart: '6px' },
  button: { minHeight: '44px' },
});

/** Actions on an open pick list: give it to somebody, or give up its open stops. */
export function ListActions({ list }: { list: PickListSummary }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayManage = useCan(platform, 'manage_inventory');
  const [open, setOpen] = useState<'assign' | 'give-up' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    try {
      await platform.http('DELETE /pick-list', { body: { pick_list_id: list.id } });
      platform.notify({ intent: 'success', title: t('give-up.done') });
    } catch (error) {
      notifyFailure(platform, t('give-up.failed'), error);
    }
    await Promise.all(
      [inventoryKeys.pickLists, inventoryKeys.orders, inventoryKeys.stock].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    setBusy(false);
    setOpen(null);
  };
  return (
    <div className={styles.root}>
      {mayManage && (
        <Button className={styles.button} onClick={() => setOpen('assign')}>
          {t('assign.open')}
        </Button>
      )}
      <Button className={styles.button} onClick={() => setOpen('give-up')}>
        {t('give-up.open')}
      </Button>
      {open === 'assign' && <AssignDialog list={list} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'give-up'}
        title={t('give-up.title')}
        confirmLabel={t('give-up.open')}
        danger
        busy={isBusy}
        onConfirm={() => void giveUp()}
        onCancel={() => setOpen(null)}
      >
        {t('give-up.body', { stops: list.openTasks })}
      </ConfirmDialog>
    </div>
  );
}
