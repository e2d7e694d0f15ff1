import { MOVE_KINDS, MOVE_SORTS } from '@slotwise/contract/constants';
import { EmptyState } from '@slotwise/shared/ui';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { choice, text, typed, useAddress } from '@slotwise/shared/ui/list';
import { sortingOf, sortParameter, useColumnChoices } from '@slotwise/shared/ui/long-list';
import { useSkuByCode } from '../booking/use-sku-by-code';
import { leftOut } from '../exports/left-out';
import { choiceFilter, useWarehouseFilter } from '../sections/filters';
import { ListHead } from '../sections/list-head';
import { useRowCount } from '../sections/use-row-count';
import { NothingFound } from '../sections/nothing-found';
import { useWords } from '../words';
import { ExportMoves } from './export-moves';
import { instantsOf } from './model/instants-of';
import { MovesTable, useMoveColumns, useMovesList } from './moves-table';
import { NoMovesInRange } from './no-moves-in-range';

const PARAMETERS = {
  sku: typed('sku'),
  warehouse: text('warehouse'),
  location: text('location'),
  kind: choice('kind', MOVE_KINDS),
  sort: sortParameter(MOVE_SORTS),
};

/** Columns of the list that its file has as well. */
const IN_FILE = {
  at: ['time'],
  kind: ['kind'],
  sku: ['sku'],
  name: ['name'],
  quantity: ['pieces'],
  from: ['from', 'from_state'],
  to: ['to', 'to_state'],
  source: ['done_for'],
  lot: ['lot', 'expires'],
  user: ['by'],
  reason: ['reason'],
};

interface LedgerProps {
  /** Only the moves of these days; without it, all. */
  range?: DateRange;
  onRange?: (range: DateRange) => void;
}

/** The moves of the company, the newest first, to be found and undone. Views are kept where no range narrows them. */
export function Ledger({ range, onRange }: LedgerProps) {
  const { t } = useWords();
  const { values, change } = useAddress(PARAMETERS);
  const [choices, setChoices] = useColumnChoices('moves');
  const columns = useMoveColumns();
  const sku = useSkuByCode(values.sku);
  const chosen = {
    ...(sku.data && { sku_id: sku.data.sku.id }),
    ...(values.warehouse && { warehouse_id: values.warehouse }),
    ...(values.location && { location_id: values.location }),
    ...(values.kind && { kind: values.kind }),
  };
  const filter = { ...chosen, ...(range && instantsOf(range)) };
  const order = values.sort === null ? {} : { sort: values.sort };
  const list = useMovesList(filter, order);
  const isUnknown = values.sku.trim() !== '' && sku.data === null;
  const count = useRowCount(isUnknown ? { matching: 0, isPrevious: false, error: null } : list);
  const clear = () => change({ sku: '', warehouse: '', location: '', kind: null });
  return (
    <>
      <ListHead
        list="moves"
        actions={<ExportMoves {...{ filter, order }} left={leftOut(columns, choices, IN_FILE)} disabled={isUnknown} />}
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        presets={
          range === undefined
            ? [
                { id: 'all', name: t('view.all'), search: '' },
                { id: 'adjust', name: t('view.adjustments'), search: 'kind=adjust' },
                { id: 'undo', name: t('view.undone'), search: 'kind=undo' },
              ]
            : undefined
        }
        label={t('moves.find')}
        count={count}
        search={{ placeholder: t('moves.search'), value: values.sku, onChange: (value) => change({ sku: value }) }}
        filters={[
          choiceFilter({
            key: 'kind',
            name: t('moves.kind'),
            label: t('filter.kind'),
            all: t('filter.all-kinds'),
            values: MOVE_KINDS,
            wordOf: (kind) => t(`kind.${kind}`),
            value: values.kind,
            onChange: (kind) => change({ kind }),
          }),
          useWarehouseFilter(values.warehouse, (warehouse) => change({ warehouse, location: '' })),
        ]}
        onClear={clear}
      />
      <MovesTable
        list={isUnknown ? { ...list, items: [], matching: 0, hasMore: false } : list}
        filter={filter}
        {...sortingOf({
          ...{ columns: MOVE_SORTS, usual: '-at', value: values.sort },
          onChange: (sort) => change({ sort }),
        })}
        columns={columns}
        choices={choices}
        onChoices={setChoices}
        empty={
          isUnknown || Object.keys(chosen).length > 0 ? (
            <NothingFound title={isUnknown ? t('moves.sku-unknown') : undefined} onClear={clear} />
          ) : range && onRange ? (
            <NoMovesInRange onRange={onRange} />
          ) : (
            <EmptyState title={t('moves.none')} reason={t('moves.none-reason')} />
          )
        }
      />
    </>
  );
}
