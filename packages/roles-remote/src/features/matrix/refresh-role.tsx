import type { Role } from '@slotwise/contract';
import { Button, Tooltip } from '@slotwise/shared/ui';
import { ArrowClockwise16Regular } from '@slotwise/shared/ui/icons';
import { useRefreshRole } from '../../drafts/use-refresh-role';
import { useRowStyles } from './matrix.styles';
import { useWords } from '../../words';

interface RefreshRoleProps {
  role: Role;
  /** The grid finds the cell by it. */
  place?: string;
  tabIndex?: number;
}

/** Says that a role was changed elsewhere while it is edited here, and takes the changes over onto its latest state. */
export function RefreshRole({ role, place, tabIndex }: RefreshRoleProps) {
  const { t } = useWords();
  const styles = useRowStyles();
  const { refresh, busy } = useRefreshRole(role);
  return (
    <Tooltip content={t('stale.banner')} relationship="description">
      <Button
        size="small"
        className={styles.refresh}
        icon={<ArrowClockwise16Regular />}
        aria-label={t('matrix.refresh', { role: role.name })}
        disabledFocusable={busy}
        data-place={place}
        tabIndex={tabIndex}
        onClick={refresh}
      >
        {t('word.refresh')}
      </Button>
    </Tooltip>
  );
}
