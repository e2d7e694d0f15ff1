import type { Label } from '@slotwise/contract';
import { makeStyles, StatusBadge } from '@slotwise/shared/ui';
import { DataTable } from '@slotwise/shared/ui/table';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { RowSummary } from '@slotwise/shared/ui/long-list';
import { useMemo } from 'react';
import { useWords as useInventoryWords } from '../words';
import type { LabelFault } from './model/content';
import { contentOf } from './model/content';
import { keyOf } from './model/settings';
import type { Settings } from './model/settings';
import { useLabelFaults } from './use-faces';
import { useWords } from './words';

const useStyles = makeStyles({ table: { height: '24rem' } });

type Row = Label & { key: string; id: string };

interface LabelTableProps {
  labels: readonly Label[];
  settings: Settings;
  /** Faults found by drawing them. */
  faults: ReadonlyMap<string, LabelFault>;
}

/** Every label of the chosen records: its content, whether it was printed before, and the fault that prevents one. */
export function LabelTable({ labels, settings, faults }: LabelTableProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const formats = useFormats();
  const say = useLabelFaults();
  const { units, symbology } = settings;
  const rows = useMemo(
    () =>
      labels
        .filter(({ kind, unit }) => kind !== 'sku' || units.includes(unit))
        .map((label): Row => ({ ...label, key: keyOf(label), id: keyOf(label) })),
    [labels, units],
  );
  const columns = useMemo((): Column<Row>[] => {
    const stateOf = (row: Row) => {
      const content = contentOf(row, symbology);
      const fault = 'is' in content ? content : faults.get(row.key);
      if (fault) return <StatusBadge tone="danger" label={say(fault)} />;
      if (row.printed === null) return '–';
      const { at, by, times } = row.printed;
      return t('table.printed', {
        at: formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
        by: by?.name ?? '–',
        times,
      });
    };
    return [
      { id: 'code', header: t('table.code'), width: 150, names: true, cell: ({ code, lot }) => lot?.code ?? code },
      { id: 'unit', header: t('table.unit'), width: 90, cell: ({ unit }) => word(`unit.${unit}`) },
      {
        id: 'content',
        header: t('table.content'),
        width: 210,
        cell: (row) => {
          const content = contentOf(row, symbology);
          return 'is' in content ? '–' : content.text;
        },
      },
      { id: 'state', header: t('table.state'), width: 260, grows: true, cell: stateOf },
    ];
  }, [symbology, faults, say, t, word, formats]);
  const [, , , state] = columns;
  return (
    <DataTable
      className={styles.table}
      label={t('table.label')}
      columns={columns}
      rows={rows}
      list={`${symbology} ${units.join(' ')}`}
      nameOf={({ code, lot }) => lot?.code ?? code}
      total={rows.length}
      summary={(row) => <RowSummary name={row.lot?.code ?? row.code} detail={row.name} mark={state?.cell(row)} />}
      summaryHeight={64}
    />
  );
}
