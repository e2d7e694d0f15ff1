import type { Import } from '@slotwise/contract';
import { StatusBadge } from '@slotwise/shared/ui';
import type { StatusTone } from '@slotwise/shared/ui';
import { ArrowSync16Regular, Prohibited16Regular } from '@slotwise/shared/ui/icons';
import { useWords } from './words';

const TONES: Readonly<Record<Import['status'], StatusTone>> = {
  uploading: 'pending',
  mapping: 'warning',
  checking: 'pending',
  ready: 'warning',
  applying: 'pending',
  done: 'success',
  failed: 'danger',
  canceled: 'neutral',
};
const isWorking = (status: Import['status']) => status === 'checking' || status === 'applying';

/** How far a file is, in a word; what waits for a person stands out. */
export function ImportStatus({ status }: Pick<Import, 'status'>) {
  const { t } = useWords();
  const icon = isWorking(status) ? <ArrowSync16Regular /> : status === 'canceled' ? <Prohibited16Regular /> : undefined;
  return <StatusBadge tone={TONES[status]} icon={icon} label={t(`status.${status}`)} />;
}
