import type { ApiKey } from '@slotwise/contract';
import { Button, Caption1, StatusBadge } from '@slotwise/shared/ui';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { KeyHistory } from '../../key-history';
import { useSettingsStyles } from '../../settings-page.styles';
import { useWords } from '../words';

/** One key: what it may do, until when, and whose doing it is. */
export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { inWords, quoted } = usePermissionWords();
  const { name, permissions, lacking, warehouseIds, state, expiresAt } = apiKey;
  const list = (texts: readonly string[]) => formats.list(texts, { type: 'unit' });
  const bounds = [
    ...(warehouseIds ? [t('api-keys.limited', { count: warehouseIds.length })] : []),
    ...(expiresAt && state !== 'expired'
      ? [t('api-keys.expires', { at: formats.date(expiresAt, { dateStyle: 'medium' }) })]
      : []),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span>
          {name} {state !== 'active' && <StatusBadge tone="warning" label={t(`api-keys.state.${state}`)} />}
        </span>
        <Caption1 className={styles.muted}>
          {t('api-keys.holds', { permissions: list(permissions.map(inWords)) })}
        </Caption1>
        {state === 'active' && lacking.length > 0 && (
          <Caption1 className={styles.muted}>
            {t('api-keys.lacking', { permissions: list(lacking.map(quoted)) })}
          </Caption1>
        )}
        {bounds.length > 0 && <Caption1 className={styles.muted}>{bounds.join(' · ')}</Caption1>}
        <KeyHistory {...apiKey} />
      </span>
      <Button size="small" appearance="subtle" onClick={onRevoke} aria-label={t('api-keys.revoke-key', { name })}>
        {t('api-keys.revoke')}
      </Button>
    </li>
  );
}
