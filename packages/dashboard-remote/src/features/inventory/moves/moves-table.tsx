import type { Query, StockMove } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { ArrowUndo20Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import type { Column, ColumnChoices, DataTableProps, RowAction } from '@slotwise/shared/ui/table';
import { useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { RecordLink } from '@slotwise/shared/ui/link';
import { LongList, RowSummary } from '@slotwise/shared/ui/long-list';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import { inventoryKeys } from '../query-keys';
import { SkuLink } from '../sections/sku-link';
import { WholeCodes } from '../floor/whole-codes';
import { useWords } from '../words';
import { notUndoable } from './model/can-undo';
import { hrefOf, workOf } from './model/work-of-move';
import { useUndo } from './use-undo';
import { useUndoNeeds } from './use-undo-needs';

const PAGE = 100;
const useStyles = makeStyles({ undone: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' } });

export type MoveFilter = Omit<Query<'GET /stock/moves'>, 'cursor' | 'limit' | 'sort'>;

export function useMovesList(
  filter: MoveFilter,
  order: Pick<Query<'GET /stock/moves'>, 'sort'> = {},
): InfiniteList<StockMove> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: [...inventoryKeys.moves, 'list', filter, order],
    fetchPage: (cursor, signal) =>
      http('GET /stock/moves', {
        query: { ...filter, ...order, limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    keepsPrevious: true,
  });
}

/** The mover is in sight at 1280 px, beside everything that says what was moved. */
export function useMoveColumns(): Column<StockMove>[] {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  return useMemo(() => {
    const place = (side: StockMove['from']) =>
      side === null
        ? t('moves.outside')
        : side.state === 'available'
          ? side.code
          : t('moves.side', { location: side.code, state: t(`state.${side.state}`) });
    return [
      {
        id: 'at',
        header: t('moves.at'),
        width: 204,
        names: true,
        sortable: true,
        firstSort: 'descending',
        cell: ({ at }) => formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      {
        id: 'kind',
        header: t('moves.kind'),
        width: 100,
        cell: ({ kind, undoneBy }) => (
          <span className={undoneBy === null ? undefined : styles.undone}>{t(`kind.${kind}`)}</span>
        ),
      },
      {
        id: 'sku',
        header: t('sku.code'),
        width: 104,
        cell: ({ sku }) => <SkuLink sku={sku} />,
      },
      { id: 'name', header: t('sku.name'), width: 180, optional: true, cell: ({ sku }) => sku.name },
      {
        id: 'quantity',
        header: t('word.pieces'),
        width: 90,
        align: 'end',
        cell: ({ quantity }) => formats.number(quantity),
      },
      { id: 'from', header: t('moves.from'), width: 86, cell: ({ from }) => place(from) },
      { id: 'to', header: t('moves.to'), width: 86, cell: ({ to }) => place(to) },
      {
        id: 'user',
        header: t('moves.user'),
        width: 122,
        yields: true,
        cell: ({ user }) => user?.name ?? t('moves.nobody'),
      },
      {
        id: 'source',
        header: t('moves.source'),
        width: 84,
        yields: true,
        cell: ({ source, sourceId, warehouseId }) => {
          const work = workOf(source);
          if (work === undefined) return '–';
          const href = hrefOf(work, sourceId, warehouseId);
          const name = t(`moves.source.${work}`);
          return href === undefined ? name : <RecordLink to={href}>{name}</RecordLink>;
        },
      },
      { id: 'lot', header: t('word.lot'), width: 84, yields: true, cell: ({ lot }) => lot?.code ?? '–' },
      {
        id: 'reason',
        header: t('moves.reason'),
        width: 180,
        yields: true,
        grows: true,
        cell: ({ reason, source }) => reason ?? (source === 'count' ? t('moves.by-count') : '–'),
      },
    ];
  }, [t, formats, styles.undone]);
}

interface MovesTableProps extends Pick<DataTableProps<StockMove>, 'sort' | 'onSort'> {
  list: InfiniteList<StockMove>;
  filter: MoveFilter;
  columns: readonly Column<StockMove>[];
  choices: ColumnChoices;
  onChoices: (choices: ColumnChoices) => void;
  empty: ReactNode;
}

/** The ledger, the newest first; moves that can be undone exactly offer it. */
export function MovesTable({ filter, ...table }: MovesTableProps) {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const formats = useFormats();
  const undo = useUndo();
  const undoNeeds = useUndoNeeds();
  const [asking, setAsking] = useState<StockMove | null>(null);
  const [busy, setBusy] = useState(false);
  const rowActions = (move: StockMove): RowAction[] => {
    const why = notUndoable(move);
    const needed = undoNeeds(move);
    return [
      {
        key: 'undo',
        label: t('undo.label'),
        icon: <ArrowUndo20Regular />,
        onClick: () => setAsking(move),
        disabled: why ? t(why) : needed ? t('undo.needs', { permission: quoted(needed) }) : undefined,
        quick: needed === null && why === null,
      },
    ];
  };
  const confirm = async (signal?: AbortSignal) => {
    if (!asking) return;
    setBusy(true);
    await undo(asking, signal);
    setBusy(false);
    if (!signal?.aborted) setAsking(null);
  };
  const described = ({ kind, sku, quantity }: StockMove) =>
    t('moves.name', { kind: t(`kind.${kind}`), sku: sku.code, pieces: quantity });
  return (
    <>
      <LongList
        {...table}
        label={t('sections.moves')}
        filter={JSON.stringify(filter)}
        nameOf={described}
        rowActions={rowActions}
        summaryHeight={84}
        summary={(move) => (
          <RowSummary
            name={
              <SkuLink sku={move.sku}>
                <WholeCodes text={described(move)} />
              </SkuLink>
            }
            nameLines={2}
            detail={t('moves.route', {
              from: move.from?.code ?? t('moves.outside'),
              to: move.to?.code ?? t('moves.outside'),
            })}
            mark={formats.date(move.at, { month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' })}
          />
        )}
      />
      <ConfirmDialog
        open={asking !== null}
        title={asking ? t('undo.title', { name: described(asking) }) : ''}
        confirmLabel={t('undo.label')}
        busy={busy}
        endsEarly
        onConfirm={({ signal }) => void confirm(signal)}
        onCancel={() => setAsking(null)}
      >
        {t('undo.body')}
      </ConfirmDialog>
    </>
  );
}
