import { download } from '@slotwise/shared/files';
import type { ReceivedFile } from '@slotwise/shared/http';
import { notifyFailure, type Platform } from '@slotwise/shared/remote';
import { SendButton } from '@slotwise/shared/ui/waiting';
import { useMutation } from '@tanstack/react-query';
import { SettingsSection } from '../settings-section';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from './words';

/** The server writes the file while it is sent: years of notifications take as long as they take. */
const TIMEOUT_MS = 120_000;

/** Hands out what is kept about the user, as a file. */
export function OwnDataSection({ platform }: { platform: Platform }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const taking = useMutation({
    mutationFn: async () => {
      const get = platform.http as unknown as (key: 'GET /me/export', input: object) => Promise<ReceivedFile>;
      const { name, blob } = await get('GET /me/export', { timeoutMs: TIMEOUT_MS });
      download(name, blob);
    },
    onError: (failure) => notifyFailure(platform, t('own-data.failed'), failure),
  });
  return (
    <SettingsSection name="own-data" title={t('own-data.title')} about={t('own-data.about')}>
      <div className={styles.actions}>
        <SendButton sending={taking.isPending} sendingLabel={t('own-data.busy')} onClick={() => taking.mutate()}>
          {t('own-data.take')}
        </SendButton>
      </div>
    </SettingsSection>
  );
}
