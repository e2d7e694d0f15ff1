import { useFormats } from '@slotwise/shared/words';
import { makeStyles, media, tokens } from '@slotwise/shared/ui';
import type { RoleShare } from './role-shares';
import { useWords } from './words';

const useStyles = makeStyles({
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

/** A table whose bars only repeat its numbers. */
export function ShareTable({ shares }: { shares: readonly RoleShare[] }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.name}>
            {t('card.role')}
          </th>
          <td />
          <th scope="col" className={styles.count}>
            {t('card.users')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, name, users, share }) => (
          <tr key={id}>
            <th scope="row" className={styles.name}>
              {name ?? t('card.no-role')}
            </th>
            <td className={styles.barCell}>
              {users > 0 && <span className={styles.bar} style={{ width: `${share * 100}%` }} />}
            </td>
            <td className={styles.count}>{formats.number(users)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
