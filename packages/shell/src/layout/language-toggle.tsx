import { LANGUAGE_NAMES, LANGUAGES } from '@slotwise/contract/constants';
import { useReadable } from '@slotwise/shared/session';
import { Button, makeStyles } from '@slotwise/shared/ui';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from '../words';
import { useTopBarStyles } from './top-bar.styles';

const useStyles = makeStyles({ button: { minWidth: '32px', paddingInline: '6px', whiteSpace: 'nowrap' } });

/** The other language in its own words, for visitors; signed-in users choose in their profile menu and settings. */
export function LanguageToggle() {
  const styles = useStyles();
  const bar = useTopBarStyles();
  const { host, locale } = useShell();
  useReadable(host.locale);
  const { language: shown } = useWords();
  const others = LANGUAGES.filter((language) => language !== shown);
  return others.map((language) => (
    <Button
      key={language}
      appearance="subtle"
      className={styles.button}
      lang={language}
      aria-label={LANGUAGE_NAMES[language]}
      onClick={() => void locale.choose(language)}
    >
      <span className={bar.wide}>{LANGUAGE_NAMES[language]}</span>
      <span className={bar.narrow}>{language.toUpperCase()}</span>
    </Button>
  ));
}
