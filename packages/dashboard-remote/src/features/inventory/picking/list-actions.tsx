import type { PickListSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useOffline } from '@slotwise/shared/session';
import { Button, Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import { RecordLink } from '@slotwise/shared/ui/link';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFloorOutbox, useMyId } from '../floor/floor-context';
import { AssignDialog } from './assign-dialog';
import { inHandKey, useInHand } from './use-in-hand';
import { useLeave } from './use-leave';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingBlockStart: '6px' },
  button: { minHeight: '44px' },
  hint: { flexBasis: '100%', color: tokens.colorNeutralForeground3 },
});

/** Actions on an open pick list: give it to somebody, hand one's own back, or give up its open stops. */
export function ListActions({ list }: { list: PickListSummary }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const outbox = useFloorOutbox();
  const isOffline = useOffline();
  const hint = useId();
  const mayManage = useCan(platform, 'manage_inventory');
  const me = useMyId();
  const isMine = me !== undefined && list.user?.id === me;
  const leave = useLeave(list.id);
  const inHand = useInHand(list.id);
  const held = inHand && { count: inHand.pieces, sku: inHand.sku, place: inHand.place };
  const [open, setOpen] = useState<'assign' | 'leave' | 'give-up' | null>(null);
  const confirmFirst = <RecordLink to={`/inventory/floor/pick?list=${list.id}`}>{t('leave.confirm')}</RecordLink>;
  const giveUp = async () => {
    const note = { task: 'give-up' as const, goods: [], from: null, to: null, list: list.id };
    await outbox.giveUp(list.id, note);
    cache.setQueryData(inHandKey(list.id), null);
    setOpen(null);
  };
  return (
    <div className={styles.root}>
      {mayManage && (
        <Button
          className={styles.button}
          disabledFocusable={isOffline}
          aria-describedby={isOffline ? hint : undefined}
          onClick={() => setOpen('assign')}
        >
          {t('assign.open')}
        </Button>
      )}
      {isMine && (
        <Button
          className={styles.button}
          disabledFocusable={isOffline || leave.isPending}
          aria-describedby={isOffline ? hint : undefined}
          onClick={() => (inHand ? setOpen('leave') : leave.mutate())}
        >
          {t('leave.open')}
        </Button>
      )}
      {/* Pickers have nothing of a list that nobody has begun; who manages the stock may take it back all the same. */}
      {(list.user !== null || mayManage) && (
        <Button className={styles.button} onClick={() => setOpen('give-up')}>
          {t('give-up.open')}
        </Button>
      )}
      {(mayManage || isMine) && isOffline && (
        <Caption1 id={hint} className={styles.hint}>
          {t(mayManage ? 'assign.offline' : 'leave.offline')}
        </Caption1>
      )}
      {open === 'assign' && <AssignDialog list={list} onClose={() => setOpen(null)} />}
      {/* Nobody but this device knows of pieces that were scanned and not confirmed. */}
      <ConfirmDialog
        open={open === 'leave' && inHand !== null}
        title={t('leave.title')}
        confirmLabel={t('leave.anyway')}
        onConfirm={() => {
          setOpen(null);
          leave.mutate();
        }}
        onCancel={() => setOpen(null)}
      >
        {inHand && held && (
          <>
            <p>{t('leave.in-hand', { ...held, wanted: inHand.wanted })}</p>
            {confirmFirst}
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'give-up'}
        title={t('give-up.title')}
        confirmLabel={t('give-up.open')}
        danger
        onConfirm={() => void giveUp()}
        onCancel={() => setOpen(null)}
      >
        {t('give-up.body', { stops: list.openTasks })}
        {held && (
          <>
            <p>{t('meanwhile.back', held)}</p>
            {confirmFirst}
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}
