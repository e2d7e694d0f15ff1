import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { NameDialog } from '@slotwise/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { slottingKeys } from '../slotting-keys';
import { useWords } from '../words';

/** Gives a search a name, by which it is found again. */
export function RenameRun({ run, onClose }: { run: SlottingRun; onClose: () => void }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const cache = useQueryClient();
  return (
    <NameDialog
      title={t('rename.title')}
      name={run.name}
      submitLabel={t('rename.save')}
      busyLabel={t('rename.saving')}
      save={async (name, signal) => {
        await http('PATCH /slotting/run', { body: { run_id: run.id, name }, signal });
        await cache.invalidateQueries({ queryKey: slottingKeys.runs });
      }}
      onClose={onClose}
    />
  );
}
