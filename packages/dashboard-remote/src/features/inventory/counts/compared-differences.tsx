import type { CountDifference } from '@slotwise/contract';
import { Caption1, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@slotwise/shared/ui/data';
import { useFormats } from '@slotwise/shared/words';
import { useRoom } from '../sections/use-room';
import { useWords as useInventoryWords } from '../words';
import { comparedRows, type ComparedRow } from './model/compared-rows';
import { useWords } from './words';

/** Px below which seven columns run into each other. */
const ENOUGH = 600;

const useStyles = makeStyles({
  cell: { overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  block: {
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  facts: { display: 'flex', flexDirection: 'column', gap: '4px', margin: '8px 0 0' },
  fact: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minWidth: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

const FACTS = ['lot', 'state', 'should', 'first', 'second', 'change'] as const;

/** The words and figures of a row, by the name of their column. */
function useFactsOf() {
  const { t: word } = useInventoryWords();
  const formats = useFormats();
  const number = (value: number | null) => (value === null ? '–' : formats.number(value));
  return ({ lot, state, expected, first, second }: ComparedRow): Record<(typeof FACTS)[number], string> => {
    const last = second ?? first;
    return {
      ...{ lot: lot?.code ?? '–', state: word(`state.${state}`) },
      ...{ should: number(expected), first: number(first), second: number(second) },
      // Pieces that are booked: those that were counted last, less those of the ledger.
      change: last === null ? '–' : formats.number(last - expected, { signDisplay: 'exceptZero' }),
    };
  };
}

/** The counts of each SKU beside what the ledger says: a table, or where that has no room a block for each of its rows. */
export function ComparedDifferences({ differences }: { differences: readonly CountDifference[] }) {
  const styles = useStyles();
  const { t } = useWords();
  const [place, room] = useRoom();
  const factsOf = useFactsOf();
  const rows = comparedRows(differences).map((row) => ({ ...row, facts: factsOf(row) }));
  return (
    <div ref={place}>
      {room > 0 && room < ENOUGH ? (
        <ul className={styles.list} aria-label={t('approve.label')}>
          {rows.map((row) => (
            <li key={row.key} className={styles.block}>
              <Goods row={row} />
              <dl className={styles.facts}>
                {FACTS.map((name) => (
                  <div key={name} className={styles.fact}>
                    <dt className={styles.term}>{t(`column.${name}`)}</dt>
                    <dd className={styles.value}>{row.facts[name]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <Table size="small" aria-label={t('approve.label')}>
          <TableHeader>
            <TableRow>
              {(['sku', ...FACTS] as const).map((name) => (
                <TableHeaderCell key={name}>{t(`column.${name}`)}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell className={styles.cell}>
                  <Goods row={row} />
                </TableCell>
                {FACTS.map((name) => (
                  <TableCell key={name} className={styles.cell}>
                    {row.facts[name]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  );
}

/** The SKU of a row, and which of its serial numbers differ. */
function Goods({ row: { sku, missing, surplus } }: { row: ComparedRow }) {
  const { t } = useWords();
  const formats = useFormats();
  return (
    <>
      <Text weight="semibold">{sku.code}</Text>
      <Caption1 block>{sku.name}</Caption1>
      {missing.length > 0 && <Caption1 block>{t('approve.missing', { serials: formats.list(missing) })}</Caption1>}
      {surplus.length > 0 && <Caption1 block>{t('approve.surplus', { serials: formats.list(surplus) })}</Caption1>}
    </>
  );
}
