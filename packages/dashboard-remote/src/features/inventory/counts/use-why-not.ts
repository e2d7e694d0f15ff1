import type { CountSummary } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { usePermissionWords } from '@slotwise/shared/words';
import { useWords } from './words';

/** Says why a count cannot be managed; undefined if it can. */
export function useWhyNot(): (count: CountSummary) => string | undefined {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const mayManage = useCan(usePlatform(), 'manage_inventory');
  return ({ status }) => {
    if (status !== 'open') return t('cancel.not-open');
    return mayManage ? undefined : t('cancel.needs', { permission: quoted('manage_inventory') });
  };
}
