import { Button, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useSettingsStyles } from '../settings-page.styles';
import { useWords } from '../words';

const useStyles = makeStyles({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '12px',
    listStyle: 'none',
    fontFamily: tokens.fontFamilyMonospace,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Codes that are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const styles = useSettingsStyles();
  const own = useStyles();
  const { t } = useWords();
  const save = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: 'slotwise-recovery-codes.txt' });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={styles.form}>
      <Text role="status">{t('two-factor.codes-text')}</Text>
      <ul className={own.codes} aria-label={t('two-factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={save}>{t('two-factor.codes-save')}</Button>
        <Button appearance="primary" onClick={onDone}>
          {t('two-factor.codes-kept')}
        </Button>
      </div>
    </div>
  );
}
