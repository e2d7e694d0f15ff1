import type { OrderSummary, PickTask } from '@slotwise/contract';
import { StatusBadge } from '@slotwise/shared/ui';
import { useWords } from './words';

const ORDER_TONES = { open: 'pending', released: 'info', done: 'success', canceled: 'neutral' } as const;
const STOP_TONES = { open: 'pending', picked: 'success', short: 'warning', canceled: 'neutral' } as const;

export function OrderStatus({ status }: Pick<OrderSummary, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={ORDER_TONES[status]} label={t(`status.${status}`)} />;
}

export function StopStatus({ status }: Pick<PickTask, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={STOP_TONES[status]} label={t(`stop.${status}`)} />;
}
