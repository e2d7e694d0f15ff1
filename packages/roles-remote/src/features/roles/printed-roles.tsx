import type { Role } from '@slotwise/contract';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { usePrinting } from '@slotwise/shared/ui/virtual';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { descriptionOf } from '../../model/starting-roles';
import { useWords } from '../../words';

/** Users of a role that stand on paper; of more the number is said. */
const MOST = 100;

const cell = {
  padding: '3px 6px',
  borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
} as const;

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '9pt', lineHeight: '12pt' },
  line: { captionSide: 'top', textAlign: 'start', paddingBlockEnd: '8px', color: tokens.colorNeutralForeground2 },
  head: { ...cell, borderBottomWidth: '2px', fontWeight: tokens.fontWeightSemibold },
  cell,
  name: { ...cell, fontWeight: tokens.fontWeightSemibold, width: '18%' },
  users: { ...cell, width: '30%' },
  quiet: { display: 'block', fontWeight: tokens.fontWeightRegular },
});

interface PrintedRolesProps {
  roles: readonly Role[];
  /** Of all that there are. */
  total: number;
}

/** The roles as paper takes them: each with all that its card shows a tab or a click later. Nothing on a screen. */
export function PrintedRoles(props: PrintedRolesProps) {
  return usePrinting() ? <Printed {...props} /> : null;
}

function Printed({ roles, total }: PrintedRolesProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { inWords } = usePermissionWords();
  const formats = useFormats();
  const namesOf = ({ users }: Role) => {
    const names = users.slice(0, MOST).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    if (users.length <= MOST) return formats.list(names, { type: 'unit' });
    return t('list.more', { names: formats.list(names, { type: 'unit' }), count: users.length - MOST });
  };
  const at = formats.date(new Date(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div data-printed="table">
      <table className={styles.table}>
        <caption className={styles.line}>
          {formats.list([t('roles.shown', { shown: roles.length, total }), at], { type: 'unit' })}
        </caption>
        <thead>
          <tr>
            {(['roles', 'permissions', 'users'] as const).map((part) => (
              <th key={part} scope="col" className={styles.head}>
                {t(`${part}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.id}>
              <th scope="row" className={styles.name}>
                {role.name}
                <span className={styles.quiet}>{descriptionOf(t, role)}</span>
              </th>
              <td className={styles.cell}>
                {formats.list(
                  role.permissions.map(({ name }) => inWords(name)),
                  { type: 'unit' },
                )}
              </td>
              <td className={styles.users}>{namesOf(role)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
