import type { Density, Platform, ThemeChoice } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { RadioField } from '@slotwise/shared/ui/form';
import { useState } from 'react';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Theme and density, at once and on this device. */
export function AppearanceSection({ platform }: { platform: Platform }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const density = useReadable(platform.density);
  useReadable(platform.theme);
  // "System" may resolve to the theme that is already shown, which no listener hears of.
  const [, choose] = useState(platform.theme.chosen());

  return (
    <SettingsSection title={t('appearance.title')} about={t('appearance.about')}>
      <div className={styles.choices}>
        <RadioField
          label={t('theme.label')}
          layout="horizontal"
          choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={platform.theme.chosen()}
          onChange={(theme) => {
            platform.theme.choose(theme);
            choose(theme);
          }}
        />
        <RadioField
          label={t('density.label')}
          hint={t('density.hint')}
          layout="horizontal"
          choices={DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
          value={density}
          onChange={platform.density.choose}
        />
      </div>
    </SettingsSection>
  );
}
