import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useFormats } from '@slotwise/shared/words';
import { tenantQueries, useCan } from '@slotwise/shared/session';
import { makeStyles, media, Subtitle2, tokens } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words';
import { roleShares, withoutRole } from './model/figures';

const useStyles = makeStyles({
  card: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '16px',
    maxWidth: '44rem',
  },
  title: { margin: 0, marginBlockEnd: '8px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  head: {
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
  },
  name: { textAlign: 'start', fontWeight: tokens.fontWeightRegular, paddingBlock: '6px', overflowWrap: 'anywhere' },
  count: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', width: '4rem', paddingBlock: '6px' },
  barCell: { width: '50%', paddingInline: '16px', [media.belowSm]: { width: '35%' } },
  bar: {
    display: 'block',
    height: '8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
});

/** How people are spread over the roles. A table whose bars only repeat its numbers. */
export function UsersByRole({ me }: { me: Me }) {
  const styles = useStyles();
  const { t } = useWords();
  const platform = usePlatform();
  const formats = useFormats();
  const mayView = useCan(platform, 'view_roles');
  const mayViewUsers = useCan(platform, 'view_users');
  const reads = tenantQueries(platform.http, me);
  const { data: roles } = useQuery({ ...reads.roles, enabled: mayView });
  const { data: none } = useQuery({ ...reads.users, enabled: mayView && mayViewUsers, select: withoutRole });
  if (!mayView || !roles || roles.length === 0) return null;
  const shares = roleShares(roles, none);
  return (
    <section className={styles.card} aria-label={t('users-by-role.title')}>
      <Subtitle2 as="h2" className={styles.title}>
        {t('users-by-role.title')}
      </Subtitle2>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.name}>
              {t('users-by-role.role')}
            </th>
            <td />
            <th scope="col" className={styles.count}>
              {t('users-by-role.users')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ id, name, users, share }) => (
            <tr key={id}>
              <th scope="row" className={styles.name}>
                {name ?? t('users-by-role.none')}
              </th>
              <td className={styles.barCell}>
                {users > 0 && <span className={styles.bar} style={{ width: `${share * 100}%` }} />}
              </td>
              <td className={styles.count}>{formats.number(users)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
