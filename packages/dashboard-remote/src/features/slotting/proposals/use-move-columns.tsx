import type { ProposedMove, StaleMove } from '@slotwise/contract';
import { StatusBadge } from '@slotwise/shared/ui';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { Decision } from './proposal-status';
import { useWords } from './words';

/** A move as a row of a list. */
export type MoveLine = ProposedMove & { id: string };

/** @param stale what cannot be done any more, which stands in place of the decision */
export function useMoveColumns(stale: readonly StaleMove[]): Column<MoveLine>[] {
  const { t } = useWords();
  const formats = useFormats();
  return useMemo(() => {
    const reasons = new Map(stale.map(({ turn, reason }) => [turn, reason]));
    return [
      { id: 'turn', header: t('column.turn'), width: 60, align: 'end', cell: ({ turn }) => formats.number(turn) },
      {
        id: 'sku',
        header: t('column.sku'),
        width: 190,
        grows: true,
        names: true,
        cell: ({ sku, worth }) =>
          worth.moves > 1 ? (
            <span title={sku.name}>
              {sku.code} · {t('move.chained', { count: worth.moves })}
            </span>
          ) : (
            <span title={sku.name}>{sku.code}</span>
          ),
      },
      { id: 'from', header: t('column.from'), width: 110, cell: ({ from }) => from.code },
      {
        id: 'to',
        header: t('column.to'),
        width: 160,
        cell: ({ to, buffer }) => (buffer ? `${to.code} · ${t('move.buffer')}` : to.code),
      },
      {
        id: 'pieces',
        header: t('column.pieces'),
        width: 80,
        align: 'end',
        cell: ({ pieces }) => formats.number(pieces),
      },
      {
        id: 'minutes',
        header: t('column.minutes'),
        width: 90,
        align: 'end',
        cell: ({ minutes }) => formats.number(minutes, { maximumFractionDigits: 1 }),
      },
      {
        id: 'gain',
        header: t('column.gain'),
        width: 120,
        align: 'end',
        cell: ({ worth }) => t('move.seconds', { seconds: worth.secondsPerDay }),
      },
      {
        id: 'break-even',
        header: t('column.break-even'),
        width: 110,
        align: 'end',
        cell: ({ worth }) =>
          worth.breakEvenDays === null ? t('move.never') : t('move.chain', { days: worth.breakEvenDays }),
      },
      {
        id: 'ways',
        header: t('column.ways'),
        width: 230,
        cell: ({ ways: { replenishingMinutes: minutes, emptyInDays: days } }) =>
          [
            ...(minutes === null ? [] : [t('way.refill', { minutes })]),
            ...(days === null ? [] : [t('way.empty', { days })]),
          ].join(' · '),
      },
      {
        id: 'decision',
        header: t('column.decision'),
        width: 190,
        cell: ({ turn, decision, reason }) => {
          const why = reasons.get(turn);
          return (
            <span title={why ? t(`stale.${why}`) : (reason ?? undefined)}>
              {why ? <StatusBadge tone="warning" label={t(`stale.${why}`)} /> : <Decision decision={decision} />}
            </span>
          );
        },
      },
    ];
  }, [t, formats, stale]);
}
