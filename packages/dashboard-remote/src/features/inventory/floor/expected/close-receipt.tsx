import type { ReceiptSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useState } from 'react';
import { BigButton } from '../big-button';
import { useFloor } from '../floor-context';
import { useWords } from '../words';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { margin: 0, fontSize: tokens.fontSizeBase400 },
});

interface CloseReceiptProps {
  receipt: ReceiptSummary;
  /** True: the server does not know yet what was scanned. */
  isWaiting: boolean;
  onClosed: () => void;
}

/** Closes a receipt with the goods that are here. Missing ones are said before. */
export function CloseReceipt({ receipt, isWaiting, onClosed }: CloseReceiptProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const { say } = useFloor();
  const describe = useDescribeError();
  const isOffline = useOffline();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { code, under } = receipt;
  const close = async () => {
    setBusy(true);
    try {
      await http('PATCH /receipt/close', { body: { receipt_id: receipt.id } });
      say('good', t('close.done', { code }));
      onClosed();
    } catch (error) {
      const { title, advice } = describe(error);
      say('bad', [title, advice].filter(Boolean).join(' '));
      setBusy(false);
      setAsking(false);
    }
  };
  if (isWaiting || isOffline) return <BigButton disabled>{t('close.waiting')}</BigButton>;
  if (!isAsking) return <BigButton onClick={() => setAsking(true)}>{t('close.ask')}</BigButton>;
  return (
    <div className={styles.root} role="group" aria-label={t('close.ask')}>
      <p className={styles.text}>{under > 0 ? t('close.under', { count: under }) : t('close.all')}</p>
      <BigButton appearance="primary" disabled={isBusy} onClick={() => void close()}>
        {t('close.now')}
      </BigButton>
      <BigButton disabled={isBusy} onClick={() => setAsking(false)}>
        {t('close.not-yet')}
      </BigButton>
    </div>
  );
}
