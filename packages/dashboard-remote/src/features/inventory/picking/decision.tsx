import type { PickTask } from '@slotwise/contract';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { useState } from 'react';
import { Stepper } from '../floor/stepper';
import { ShortReasonField, type ShortReason } from './short-reason';
import { Unscanned } from './unscanned';
import { useBooking } from './use-picks';
import type { StopScans } from './use-stop-scans';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  all: { minHeight: '48px', minWidth: 0, flexShrink: 0, paddingInline: '12px', whiteSpace: 'nowrap' },
  buttons: {
    display: 'flex',
    gap: '8px',
    '& > *': { flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '48px', paddingInline: '8px' },
  },
});

interface DecisionProps {
  task: PickTask;
  scans: StopScans;
  /** Somebody goes back to scanning. */
  onBack: () => void;
}

/** The end of a stop: how many pieces were taken, and why, if they are fewer than wanted. */
export function Decision({ task, scans, onBack }: DecisionProps) {
  const styles = useStyles();
  const { t } = useWords();
  const book = useBooking(task);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<ShortReason | null>(null);
  const { isSerial, picked, setPicked, serials, proof, numbers } = scans;
  const { quantity, sku } = task;
  const named = isSerial && { serials: [...serials] };
  if (isAsking && proof === 'none') {
    return (
      <Unscanned
        task={task}
        onConfirm={() => void book.confirm({ quantity, note: t('unscanned.note') })}
        onBack={() => {
          setAsking(false);
          onBack();
        }}
      />
    );
  }
  const isCounted = proof === 'goods';
  // Nobody takes all of several pieces with serial numbers by one tap.
  const isWhole = picked === quantity || (!isCounted && !isSerial);
  const confirm = () => {
    if (!isWhole) setReason('missing');
    else if (proof === 'none') setAsking(true);
    else void book.confirm({ quantity, ...named });
  };
  return (
    <div className={styles.root}>
      {isCounted && !isSerial && (
        <Stepper
          {...{ sku: sku.code, unit: 'each', name: 'picked', typed: numbers.typed }}
          {...{ value: picked, least: 0, most: quantity, mostIs: 'wanted', hasMore: picked < quantity }}
          onChange={setPicked}
        >
          <Button
            className={styles.all}
            size="large"
            disabled={isWhole && !numbers.isOpen}
            onClick={() => {
              numbers.clear();
              setPicked(quantity);
            }}
          >
            {t('pick.every', { count: quantity })}
          </Button>
        </Stepper>
      )}
      {reason !== null && <ShortReasonField reason={reason} onReason={setReason} takesFocus />}
      {reason === null ? (
        <div className={styles.buttons}>
          <Button
            appearance="primary"
            size="large"
            disabled={numbers.isOpen || (!isWhole && picked === 0)}
            onClick={confirm}
          >
            {isWhole ? t('pick.all', { count: quantity }) : t('pick.confirm', { count: picked, wanted: quantity })}
          </Button>
          <Button size="large" onClick={() => setReason('missing')}>
            {t('pick.short')}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            appearance="primary"
            size="large"
            disabled={numbers.isOpen || picked === quantity}
            onClick={() => void book.confirm({ quantity: picked, reason, ...named })}
          >
            {t('short.confirm', { missing: quantity - picked })}
          </Button>
          <Button size="large" onClick={() => setReason(null)}>
            {t('short.back')}
          </Button>
        </div>
      )}
    </div>
  );
}
