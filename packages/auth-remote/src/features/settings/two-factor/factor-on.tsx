import type { Me, TwoFactor } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { Button, StatusBadge, Text } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';
import { WithPassword } from './with-password';

interface FactorOnProps {
  platform: Platform;
  me: Me;
  state: TwoFactor;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}
type Wish = 'codes' | 'off';

/** The actions of a second factor, each with the password and a code. */
export function FactorOn({ platform, me, state, onCodes, onOff }: FactorOnProps) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const formats = useFormats();
  const [wish, setWish] = useState<Wish | null>(null);
  const send = async (
    wanted: Wish,
    body: { current_password: string; code?: string },
  ): Promise<readonly string[] | null> => {
    if (wanted === 'codes') return (await platform.http('POST /me/two-factor/recovery-codes', { body })).recoveryCodes;
    await platform.http('DELETE /me/two-factor', { body });
    return null;
  };
  const turnedOff = () => {
    platform.notify({ intent: 'success', title: t('two-factor.off-done') });
    onOff();
  };
  return (
    <div className={styles.form}>
      <div className={styles.person}>
        <StatusBadge tone="success" label={t('two-factor.on')} />
        <Text>{t('two-factor.since', { day: formats.date(state.since ?? '', { dateStyle: 'medium' }) })}</Text>
      </div>
      <Text>{t('two-factor.codes-left', { count: state.recoveryCodes })}</Text>
      {wish === null ? (
        <div className={styles.actions}>
          <Button onClick={() => setWish('codes')}>{t('two-factor.new-codes')}</Button>
          {!state.demanded && (
            <Button appearance="subtle" onClick={() => setWish('off')}>
              {t('two-factor.turn-off')}
            </Button>
          )}
        </div>
      ) : (
        <WithPassword
          key={wish}
          platform={platform}
          me={me}
          label={t(wish === 'codes' ? 'two-factor.new-codes' : 'two-factor.turn-off')}
          submit={(body) => send(wish, body)}
          onDone={(codes) => (codes ? onCodes(codes) : turnedOff())}
          onCancel={() => setWish(null)}
        />
      )}
    </div>
  );
}
