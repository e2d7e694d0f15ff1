import type { Role } from '@slotwise/contract';
import { Button } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/plain';
import { useRefreshRole } from '../../../drafts/use-refresh-role';
import { useWords } from '../../../words';

/** Says that somebody else changed the role while it is being edited here. */
export function StaleBanner({ role, compact }: { role: Role; compact: boolean }) {
  const { t } = useWords();
  const { refresh, busy } = useRefreshRole(role);
  return (
    <Banner
      intent="warning"
      title={t(compact ? 'stale.short' : 'stale.banner')}
      actions={
        <Button size="small" onClick={refresh} disabledFocusable={busy}>
          {t('word.refresh')}
        </Button>
      }
    />
  );
}
