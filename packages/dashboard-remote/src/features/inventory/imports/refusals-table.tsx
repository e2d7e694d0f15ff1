import type { FieldFault, ImportDetails, ImportRefusal } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { Button, EmptyState, makeStyles, tokens } from '@slotwise/shared/ui';
import { ArrowDownload20Regular } from '@slotwise/shared/ui/icons';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { LongList, RowSummary, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { useMemo } from 'react';
import { importKeys } from './import-keys';
import { TableFrame } from './table-frame';
import { useDownload } from './use-download';
import { useFaultText } from './use-fault-text';
import { useFileColumn } from './use-file-column';
import { useWords } from './words';

const PAGE = 100;

const useStyles = makeStyles({ value: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 } });

interface Row {
  id: string;
  row: number;
  fault: FieldFault;
  /** Text of the cell; undefined if the file has no such column. */
  value: string | undefined;
}

/** A cell may be the rest of a file: of so many characters the beginning tells which one it is. */
const SHOWN = 200;
const shown = (cell: string | undefined) =>
  cell !== undefined && cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell;

/** Each fault is a row of the table: a row of the file may have several. */
const rowsOf = ({ row, cells, faults }: ImportRefusal, mapping: ImportDetails['mapping']): Row[] =>
  faults.map((fault, index) => {
    const from = mapping.find(({ name }) => name === fault.field)?.from;
    return { id: `${row}-${index}`, row, fault, value: from === undefined ? undefined : shown(cells[from]) };
  });

/** Says a fault of a row; one that compares two columns names the other one as the file does, too. */
function useRowFaultText(columnName: (name: string) => string): (fault: FieldFault) => string {
  const say = useFaultText();
  return ({ params, ...fault }) => {
    const other = params?.['other'];
    return say({
      ...fault,
      ...(params && { params: typeof other === 'string' ? { ...params, other: columnName(other) } : params }),
    });
  };
}

/** Faults of the rows that stay out, by row and column. */
export function RefusalsTable({ details }: { details: ImportDetails }) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const formats = useFormats();
  const columnName = useFileColumn(details);
  const faultText = useRowFaultText(columnName);
  const [choices, setChoices] = useColumnChoices('import-refusals');
  const { import: file, mapping } = details;
  const list = useInfiniteList({
    queryKey: [...importKeys.rows(file.id), 'refusals'],
    fetchPage: async (cursor, signal) => {
      const query = { import_id: file.id, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { items, ...rest } = await http('GET /import/refusals', { query, signal });
      return { ...rest, items: items.flatMap((refusal) => rowsOf(refusal, mapping)) };
    },
    keepsPrevious: true,
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'row',
        header: t('table.row'),
        width: 80,
        align: 'end',
        names: true,
        cell: ({ row }) => formats.number(row),
      },
      { id: 'column', header: t('table.column'), width: 160, cell: ({ fault }) => columnName(fault.field) },
      {
        id: 'value',
        header: t('table.value'),
        width: 180,
        cell: ({ value }) => <span className={styles.value}>{value === '' ? t('table.blank') : value}</span>,
      },
      { id: 'fault', header: t('table.fault'), width: 320, grows: true, cell: ({ fault }) => faultText(fault) },
    ],
    [t, formats, columnName, faultText, styles],
  );
  return (
    <TableFrame rows={file.counts.refused}>
      <LongList
        label={t('refusals.label')}
        columns={columns}
        list={list}
        filter=""
        nameOf={({ row }) => t('refusals.row', { row })}
        choices={choices}
        onChoices={setChoices}
        summary={({ row, fault, value }) => (
          <RowSummary
            name={t('refusals.cell', { row, column: columnName(fault.field) })}
            figure={value}
            detail={faultText(fault)}
          />
        )}
        empty={<EmptyState compact title={t('refusals.none')} />}
      />
    </TableFrame>
  );
}

/** Hands over the refused rows as they stand in the file, with their faults: to correct and import again. */
export function RefusalsDownload({ importId }: { importId: string }) {
  const { t } = useWords();
  const { fetchFile, isBusy } = useDownload();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ArrowDownload20Regular />} disabledFocusable={isBusy}>
          {t('refusals.download')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {(['csv', 'xlsx'] as const).map((format) => (
            <MenuItem
              key={format}
              onClick={() => void fetchFile('GET /import/refusals/file', { import_id: importId, format })}
            >
              {t(`refusals.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
