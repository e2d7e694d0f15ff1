import { makeStyles, tokens } from '@slotwise/shared/ui';
import { usePermissionWords } from '@slotwise/shared/words';
import { useWords } from './words';

const useStyles = makeStyles({
  root: { maxWidth: '60ch', '& h3': { margin: '12px 0 4px', fontSize: tokens.fontSizeBase300 } },
  list: { margin: 0, paddingInlineStart: '20px', '& > li': { marginBlockEnd: '4px' } },
  text: { margin: 0 },
});

const STEPS = ['help.open-roles', 'help.add-permissions', 'help.add-users'] as const;
const RULES = ['help.one-role', 'help.only-own', 'help.saved', 'help.changed-elsewhere', 'help.deleted'] as const;

/** Explains roles, in the words of the rules that the server keeps. */
export function RolesHelp() {
  const styles = useStyles();
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  return (
    <div className={styles.root}>
      <p className={styles.text}>{t('help.role')}</p>
      <h3>{t('help.create')}</h3>
      <ol className={styles.list}>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <h3>{t('help.good-to-know')}</h3>
      <ul className={styles.list}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
        <li>{t('help.last-administrator', { permission: quoted('manage_roles') })}</li>
      </ul>
    </div>
  );
}
