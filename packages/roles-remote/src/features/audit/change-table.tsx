import type { AuditRecord } from '@slotwise/contract';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { FieldName } from './fields/field-name';
import { FactValue } from './fact-value';
import { changedFacts } from './model/entry';
import { useWords } from './words';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  cell: {
    // A word is not broken for the sake of a long value beside it: on a phone the table scrolls.
    minWidth: '4.5rem',
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightRegular,
  },
  head: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  empty: { color: tokens.colorNeutralForeground3 },
});

interface ChangeTableProps {
  entry: AuditRecord;
  /** By id, of things that it mentions. */
  names: Readonly<Record<string, string>>;
}

/** Old values beside new ones, field by field; of lists, removed items beside added ones. */
export function ChangeTable({ entry, names }: ChangeTableProps) {
  const styles = useStyles();
  const { t } = useWords();
  const head = `${styles.cell} ${styles.head}`;
  const side = (field: string, text: string | null) =>
    text === null ? (
      <span className={styles.empty}>{t('audit.empty-value')}</span>
    ) : (
      <FactValue field={field} values={[text]} names={names} />
    );
  const items = (field: string, list: readonly string[], word: string) =>
    list.length > 0 && (
      <>
        {t('audit.listed', { word })} <FactValue field={field} values={list} names={names} />
      </>
    );
  return (
    // A wide table can be scrolled by keyboard, too.
    <div className={styles.frame} role="group" aria-label={t('audit.changes')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[t('audit.fact'), t('audit.before'), t('audit.after')].map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changedFacts(entry).map((fact) => (
            <tr key={fact.field}>
              <th scope="row" className={styles.cell}>
                <FieldName action={entry.action} field={fact.field} />
              </th>
              <td className={styles.cell}>
                {fact.kind === 'value'
                  ? side(fact.field, fact.before)
                  : items(fact.field, fact.taken, t('audit.taken'))}
              </td>
              <td className={styles.cell}>
                {fact.kind === 'value' ? side(fact.field, fact.after) : items(fact.field, fact.added, t('audit.added'))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
