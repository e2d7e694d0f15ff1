import type { Role } from '@slotwise/contract';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@slotwise/shared/ui';
import { useWords } from '../../../words';

/** The role changed while its dialog is open. A refresh keeps what was typed and saves it onto the role as it is now. */
export function ChangedElsewhere({ now, onRefresh }: { now: Role; onRefresh: () => void }) {
  const { t } = useWords();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('stale.banner')} {t('stale.now-called', { role: now.name })}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onRefresh}>
          {t('word.refresh')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
