import type { Density, Platform, ThemeChoice } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { Field, Radio, RadioGroup } from '@slotwise/shared/ui/forms';
import { useState } from 'react';
import { SettingsSection } from './settings-section';
import { useSettingsStyles } from './settings-page.styles';

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];
const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** Theme and density, at once and on this device. */
export function AppearanceSection({ platform }: { platform: Platform }) {
  const styles = useSettingsStyles();
  const density = useReadable(platform.density);
  useReadable(platform.theme);
  // "System" may resolve to the theme that is already shown, which no listener hears of.
  const [, choose] = useState(platform.theme.chosen());

  return (
    <SettingsSection title="Appearance" about="How Slotwise looks on this device.">
      <div className={styles.choices}>
        <Field label="Theme">
          <RadioGroup
            layout="horizontal"
            value={platform.theme.chosen()}
            onChange={(_event, { value }) => {
              const theme = THEMES.find((option) => option.value === value)?.value;
              if (!theme) return;
              platform.theme.choose(theme);
              choose(theme);
            }}
          >
            {THEMES.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </RadioGroup>
        </Field>
        <Field label="Density" hint="Compact shows more rows.">
          <RadioGroup
            layout="horizontal"
            value={density}
            onChange={(_event, { value }) => {
              const chosen = DENSITIES.find((option) => option.value === value)?.value;
              if (chosen) platform.density.choose(chosen);
            }}
          >
            {DENSITIES.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </RadioGroup>
        </Field>
      </div>
    </SettingsSection>
  );
}
