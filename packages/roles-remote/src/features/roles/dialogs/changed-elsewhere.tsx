import type { Role } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/plain';
import { useWords } from '../../../words';

/** The role changed while its dialog is open. A refresh keeps what was typed and saves it onto the role as it is now. */
export function ChangedElsewhere({ now, onRefresh }: { now: Role; onRefresh: () => void }) {
  const { t } = useWords();
  return (
    <Banner
      intent="warning"
      title={t('stale.banner')}
      actions={
        <Button size="small" onClick={onRefresh}>
          {t('word.refresh')}
        </Button>
      }
    >
      {t('stale.now-called', { role: now.name })}
    </Banner>
  );
}
