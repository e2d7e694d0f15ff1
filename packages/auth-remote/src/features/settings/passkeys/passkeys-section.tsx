import type { Me } from '@slotwise/contract';
import type { Platform } from '@slotwise/shared/remote';
import { ListSkeleton } from '@slotwise/shared/ui';
import { lazy, Suspense } from 'react';
import { SettingsSection } from '../settings-section';
import { useWords } from './words';

const Passkeys = lazy(() => import('./passkeys'));

/** Passkeys among the settings. */
export function PasskeysSection({ platform, me }: { platform: Platform; me: Me }) {
  const { t } = useWords();
  return (
    <SettingsSection name="passkeys" title={t('passkeys.title')} about={t('passkeys.about')}>
      <Suspense fallback={<ListSkeleton />}>
        <Passkeys platform={platform} me={me} />
      </Suspense>
    </SettingsSection>
  );
}
