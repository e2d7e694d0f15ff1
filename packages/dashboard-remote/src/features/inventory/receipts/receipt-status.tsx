import type { ReceiptSummary } from '@slotwise/contract';
import { StatusBadge } from '@slotwise/shared/ui';
import { useWords } from './words';

const TONES = { expected: 'pending', receiving: 'info', closed: 'success' } as const;

export function ReceiptStatus({ status }: Pick<ReceiptSummary, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />;
}

/** Missing or surplus pieces, or that it is as expected. One does not make up for the other. */
export function Difference({ under, over }: Pick<ReceiptSummary, 'under' | 'over'>) {
  const { t } = useWords();
  if (under === 0 && over === 0) return <StatusBadge tone="success" label={t('receipt.exact')} />;
  return (
    <>
      {over > 0 && <StatusBadge tone="warning" label={t('receipt.over', { count: over })} />}
      {under > 0 && <StatusBadge tone="neutral" label={t('receipt.under', { count: under })} />}
    </>
  );
}
