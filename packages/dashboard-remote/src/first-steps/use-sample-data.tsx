import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FIRST_STEPS } from './first-steps-key';
import { useWords } from './words';

/** Has a small warehouse made to try things out in. The server goes on with it without this page. */
export function UseSampleData() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const mayImport = useCan(platform, 'import_inventory');
  const mayAdd = useCan(platform, 'manage_warehouses');
  const make = useMutation({
    mutationFn: () => platform.http('POST /sample-data', { body: { name: t('sample.name') } }),
    onError: (error) => notifyFailure(platform, t('sample.not-made'), error),
    onSettled: () => cache.invalidateQueries({ queryKey: FIRST_STEPS }),
  });
  if (!mayImport || !mayAdd) return null;
  return (
    <SendButton onClick={() => make.mutate()} sending={make.isPending}>
      {t('sample.use')}
    </SendButton>
  );
}
