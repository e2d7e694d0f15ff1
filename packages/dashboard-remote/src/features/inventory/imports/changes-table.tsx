import type { ImportChange, ImportKind } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState, makeStyles, StatusBadge, tokens } from '@slotwise/shared/ui';
import { ArrowRight16Regular } from '@slotwise/shared/ui/icons';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { useMemo } from 'react';
import { importKeys } from './import-keys';
import { differencesOf, piecesMore } from './model/changes';
import type { Difference } from './model/changes';
import { TableFrame } from './table-frame';
import { useColumnName } from './use-column-name';
import { useValueText } from './use-value-text';
import { useWords } from './words';

const PAGE = 100;

const useStyles = makeStyles({
  differences: { display: 'inline-flex', gap: '12px', minWidth: 0, whiteSpace: 'nowrap' },
  difference: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  column: { color: tokens.colorNeutralForeground3 },
  before: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  arrow: {
    display: 'inline-flex',
    color: tokens.colorNeutralForeground3,
    ':dir(rtl)': { transform: 'scaleX(-1)' },
  },
});

type Row = ImportChange & { id: string };

const LEAST_PX = 320;
const CHAR_PX = 8;
/** Between two values, beside an arrow, and at both ends of the cell. */
const GAP_PX = 40;

/** Px that the values of a row take: a column that is narrower than its widest row cuts values off, which nothing then shows. */
const valuesPx = (change: ImportChange, said: (difference: Difference) => string): number =>
  differencesOf(change).reduce((px, one) => px + said(one).length * CHAR_PX + GAP_PX, GAP_PX);

interface DifferenceTextProps extends Difference {
  kind: ImportKind;
  isAdded: boolean;
}

function DifferenceText({ kind, column, before, after, isAdded }: DifferenceTextProps) {
  const styles = useStyles();
  const { t } = useWords();
  const columnName = useColumnName();
  const valueText = useValueText(kind);
  const said = (value: string | null) => (value === null ? t('changes.nothing') : valueText(column, value));
  return (
    <span className={styles.difference}>
      <span className={styles.column}>{columnName(column)}</span>
      {!isAdded && (
        <>
          <del className={styles.before}>{said(before)}</del>
          <span aria-hidden="true" className={styles.arrow}>
            <ArrowRight16Regular />
          </span>
        </>
      )}
      <span>{said(after)}</span>
    </span>
  );
}

function Differences({ kind, change }: { kind: ImportKind; change: ImportChange }) {
  const styles = useStyles();
  return (
    <span className={styles.differences}>
      {differencesOf(change).map((difference) => (
        <DifferenceText key={difference.column} {...{ kind, ...difference }} isAdded={change.change === 'added'} />
      ))}
    </span>
  );
}

interface ChangesTableProps {
  importId: string;
  kind: ImportKind;
  /** Number of rows that change. */
  rows: number;
}

/** Changes that the file would make, row by row: for stock with the pieces added or removed. */
export function ChangesTable({ importId, kind, rows }: ChangesTableProps) {
  const { t } = useWords();
  const { http } = usePlatform();
  const formats = useFormats();
  const [choices, setChoices] = useColumnChoices('import-changes');
  const list = useInfiniteList({
    queryKey: [...importKeys.rows(importId), 'changes'],
    fetchPage: async (cursor, signal) => {
      const query = { import_id: importId, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { items, ...rest } = await http('GET /import/changes', { query, signal });
      return { ...rest, items: items.map((change): Row => ({ ...change, id: String(change.row) })) };
    },
    keepsPrevious: true,
  });
  const columnName = useColumnName();
  const valueText = useValueText(kind);
  const { items } = list;
  const widest = useMemo(() => {
    const text = (column: string, value: string | null) => (value === null ? '' : valueText(column, value));
    const said = ({ column, before, after }: Difference) =>
      `${columnName(column)} ${text(column, before)} ${text(column, after)}`;
    return Math.max(LEAST_PX, ...items.slice(0, PAGE).map((row) => valuesPx(row, said)));
  }, [items, columnName, valueText]);
  const columns = useMemo(() => {
    const signed = (row: Row) => {
      const more = piecesMore(row);
      return more === null ? '' : formats.number(more, { signDisplay: 'exceptZero' });
    };
    const badge = ({ change }: Row) => (
      <StatusBadge tone={change === 'added' ? 'success' : 'warning'} label={t(`change.${change}`)} />
    );
    return [
      { id: 'row', header: t('table.row'), width: 80, align: 'end', cell: ({ row }) => formats.number(row) },
      { id: 'what', header: t(`what.${kind}`), width: 180, names: true, cell: ({ what }) => what },
      { id: 'change', header: t('changes.change'), width: 120, cell: badge },
      ...(kind === 'stock'
        ? [{ id: 'more', header: t('changes.more'), width: 110, align: 'end', cell: signed } satisfies Column<Row>]
        : []),
      {
        id: 'differences',
        header: t('changes.differences'),
        width: widest,
        grows: true,
        cell: (row) => <Differences kind={kind} change={row} />,
      },
    ] satisfies Column<Row>[];
  }, [t, formats, kind, widest]);
  return (
    <TableFrame rows={rows}>
      <LongList
        label={t('changes.label')}
        columns={columns}
        list={list}
        filter=""
        nameOf={({ what }) => what}
        choices={choices}
        onChoices={setChoices}
        summary={(row) => (
          <RowSummary
            name={row.what}
            figure={piecesMore(row) !== null && formats.number(piecesMore(row) ?? 0, { signDisplay: 'exceptZero' })}
            detail={<Differences kind={kind} change={row} />}
            mark={
              <StatusBadge tone={row.change === 'added' ? 'success' : 'warning'} label={t(`change.${row.change}`)} />
            }
          />
        )}
        empty={<EmptyState compact title={t('changes.none')} />}
      />
    </TableFrame>
  );
}
