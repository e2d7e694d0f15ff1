import type { Me } from '@slotwise/contract';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@slotwise/contract/constants';
import { notifyFailure, type Density, type Platform, type ThemeChoice } from '@slotwise/shared/remote';
import { queryKeys, useReadable } from '@slotwise/shared/session';
import { RadioField } from '@slotwise/shared/ui/plain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';
import { useWords } from './words';

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];
const BROWSER = 'browser';
const LANGUAGE_CHOICES = [...LANGUAGES, BROWSER] as const;

/** The person's language, wherever they sign in. The page follows the signed-in person. */
function LanguageField({ platform, me }: { platform: Platform; me: Me }) {
  const { t } = useWords();
  const queryClient = useQueryClient();
  const choose = async (language: Language | null) => {
    const show = (next: Me) => queryClient.setQueryData(queryKeys.me, next);
    show({ ...me, language });
    try {
      show((await platform.http('PATCH /me', { body: { language } })).me);
    } catch (error) {
      show(me);
      notifyFailure(platform, t('language.not-kept'), error);
    }
  };
  return (
    <RadioField
      label={t('language.label')}
      hint={t('language.hint')}
      layout="horizontal"
      choices={LANGUAGE_CHOICES.map((value) => ({
        value,
        label: value === BROWSER ? t('language.browser') : LANGUAGE_NAMES[value],
      }))}
      value={me.language ?? BROWSER}
      onChange={(value) => void choose(value === BROWSER ? null : value)}
    />
  );
}

/** Language, for the person; theme and density, at once and on this device. */
export function AppearanceSection({ platform, me }: { platform: Platform; me: Me }) {
  const styles = useSettingsStyles();
  const { t } = useWords();
  const density = useReadable(platform.density);
  useReadable(platform.theme);
  // "System" may resolve to the theme that is already shown, which no listener hears of.
  const [, choose] = useState(platform.theme.chosen());

  return (
    <SettingsSection name="appearance" title={t('appearance.title')} about={t('appearance.about')}>
      <div className={styles.choices}>
        <LanguageField platform={platform} me={me} />
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
