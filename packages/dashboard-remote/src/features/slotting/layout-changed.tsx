import { usePlatform } from '@slotwise/shared/remote';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { slottingKeys } from './slotting-keys';
import { useWords } from './words';

/** Says that a plan was computed on another layout than that of now. */
export function LayoutChanged({ id }: { id: string }) {
  const { t } = useWords();
  const { http } = usePlatform();
  const { data } = useQuery({
    queryKey: slottingKeys.run(id),
    queryFn: ({ signal }) => http('GET /slotting/run', { query: { run_id: id }, signal }),
  });
  if (!data?.layoutChanged) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('run.layout-changed')}</MessageBarTitle>
        {t('run.layout-changed-advice')}
      </MessageBarBody>
    </MessageBar>
  );
}
