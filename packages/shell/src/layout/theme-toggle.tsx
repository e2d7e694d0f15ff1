import { Button, Tooltip } from '@slotwise/shared/ui';
import { WeatherMoon20Regular, WeatherSunny20Regular } from '@slotwise/shared/ui/icons';
import { useAtomValue } from 'jotai';
import { useShell } from '../bootstrap/shell-context';
import { themeAtom } from '../theme/theme-atoms';
import { useWords } from '../words';

/** One click between light and dark, for visitors; signed-in users choose in their profile menu. */
export function ThemeToggle() {
  const { theme } = useShell();
  const { t } = useWords();
  const isLight = useAtomValue(themeAtom) === 'light';
  const label = t(isLight ? 'theme.switch-to-dark' : 'theme.switch-to-light');
  return (
    <Tooltip content={label} relationship="label">
      <Button
        appearance="subtle"
        icon={isLight ? <WeatherMoon20Regular /> : <WeatherSunny20Regular />}
        onClick={() => theme.choose(isLight ? 'dark' : 'light')}
      />
    </Tooltip>
  );
}
