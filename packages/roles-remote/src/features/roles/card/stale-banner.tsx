import type { Role } from '@slotwise/contract';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@slotwise/shared/ui';
import { useRefreshRole } from '../../../drafts/use-refresh-role';
import { useWords } from '../../../words';

/** Says that somebody else changed the role while it is being edited here. */
export function StaleBanner({ role, compact }: { role: Role; compact: boolean }) {
  const { t } = useWords();
  const { refresh, busy } = useRefreshRole(role);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t(compact ? 'stale.short' : 'stale.banner')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={refresh} disabledFocusable={busy}>
          {t('word.refresh')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
