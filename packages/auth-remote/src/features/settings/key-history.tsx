import { Caption1 } from '@slotwise/shared/ui';
import { useSettingsStyles } from './settings-page.styles';
import { useAgo } from './use-ago';
import { useWords } from './words';

interface KeyHistoryProps {
  createdAt: string;
  /** Null: they have left. */
  createdBy: string | null;
  lastUsedAt: string | null;
}

/** The maker of a key, its date, and when it was last used. */
export function KeyHistory({ createdAt, createdBy, lastUsedAt }: KeyHistoryProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const ago = useAgo();
  const now = Date.now();
  return (
    <Caption1 className={styles.muted}>
      {t('keys.history', {
        made: ago(createdAt, now),
        author: createdBy === null ? 'unknown' : 'known',
        name: createdBy ?? '',
        use: lastUsedAt === null ? 'none' : 'some',
        used: lastUsedAt === null ? '' : ago(lastUsedAt, now),
      })}
    </Caption1>
  );
}
