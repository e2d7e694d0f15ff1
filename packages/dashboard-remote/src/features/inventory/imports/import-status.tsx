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
/** All that an import can be. */
export const IMPORT_STATUSES = Object.keys(TONES) as Import['status'][];
const isWorking = (status: Import['status']) => status === 'checking' || status === 'applying';

/** Progress of a file, in a word; files that wait for a person stand out. */
export function ImportStatus({ status }: Pick<Import, 'status'>) {
  const { t } = useWords();
  const icon = isWorking(status) ? <ArrowSync16Regular /> : status === 'canceled' ? <Prohibited16Regular /> : undefined;
  return <StatusBadge tone={TONES[status]} icon={icon} label={t(`status.${status}`)} />;
}
