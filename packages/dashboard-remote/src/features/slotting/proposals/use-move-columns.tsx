import type { ProposedMove, StaleMove } from '@slotwise/contract';
import { MOVE_DECISIONS, MOVE_WORKS } from '@slotwise/contract/constants';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import type { Column } from '@slotwise/shared/ui/table';
import { useFormats } from '@slotwise/shared/words';
import { useCallback, useMemo } from 'react';
import { MoveState } from './proposal-status';
import { useWords } from './words';

/** A move as a row of a list. */
export type MoveLine = ProposedMove & { id: string };

const useStyles = makeStyles({
  line: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  mark: { display: 'flex', minWidth: 0, overflow: 'hidden' },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});
/** Reason of a rejection, and the person who gave it; empty without one. */
export function useSayReason(): (move: Pick<ProposedMove, 'reason' | 'decidedBy'>) => string {
  const { t } = useWords();
  return useCallback(
    ({ reason, decidedBy }) =>
      reason === null ? '' : t('move.reason', { reason, name: decidedBy?.name ?? t('move.somebody') }),
    [t],
  );
}

/** Names the lots that go along, the first of several; empty where none are kept. */
export function useSayLots(): (lots: ProposedMove['lots']) => string {
  const { t } = useWords();
  return useCallback(
    ([first, ...others] = []) => (first === undefined ? '' : t('move.lots', { lot: first, more: others.length })),
    [t],
  );
}

/** Further ahead nobody waits for a place to become empty. */
const SOON_DAYS = 90;
/** Px of the decision, and of the reason why a move cannot be made any more. */
const DECISION = { plain: 112, stale: 200 };

/**
 * @param stale what cannot be done any more, which stands in place of the decision
 * @param hasReasons somebody has said why a move is rejected
 */
export function useMoveColumns(stale: readonly StaleMove[], hasReasons: boolean): Column<MoveLine>[] {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const sayReason = useSayReason();
  const sayLots = useSayLots();
  return useMemo(() => {
    const decisions = MOVE_DECISIONS.map((one) => t(`decision.${one}`));
    const works = MOVE_WORKS.map((one) => t(`work.${one}`));
    const staleBy = new Map(stale.map(({ turn, reason }) => [turn, reason]));
    const reasons: Column<MoveLine> = {
      ...{ id: 'reason', header: t('column.reason'), width: 180, wraps: true },
      cell: (move) => sayReason(move),
    };
    return [
      { id: 'turn', header: t('column.turn'), width: 44, align: 'end', cell: ({ turn }) => formats.number(turn) },
      {
        id: 'sku',
        header: t('column.sku'),
        width: 128,
        grows: true,
        names: true,
        cell: ({ sku, lots, step, worth }) => (
          <span className={styles.line} title={[sku.name, sayLots(lots)].filter(Boolean).join(', ')}>
            {sku.code}
            {sayLots(lots) !== '' && <span className={styles.quiet}> · {sayLots(lots)}</span>}
            {worth.moves > 1 && (
              <span className={styles.quiet}> · {t('move.chained', { number: step, count: worth.moves })}</span>
            )}
          </span>
        ),
      },
      { id: 'from', header: t('column.from'), width: 76, cell: ({ from }) => from.code },
      {
        id: 'to',
        header: t('column.to'),
        width: 96,
        cell: ({ to, buffer }) => (buffer ? `${to.code} · ${t('move.buffer')}` : to.code),
      },
      {
        id: 'pieces',
        header: t('column.pieces'),
        width: 72,
        yields: 'first',
        align: 'end',
        cell: ({ pieces }) => formats.number(pieces),
      },
      {
        id: 'minutes',
        header: t('column.minutes'),
        width: 84,
        yields: 'first',
        align: 'end',
        cell: ({ minutes }) => formats.number(minutes, { maximumFractionDigits: 1 }),
      },
      {
        id: 'gain',
        header: t('column.gain'),
        width: 112,
        align: 'end',
        // Once for a chain, so that what stands below one another adds up to the whole.
        cell: ({ turn, step, worth }) =>
          step === 1 ? (
            t('move.seconds', { seconds: worth.secondsPerDay })
          ) : (
            <span className={styles.quiet}>{t('move.with', { number: turn - step + 1 })}</span>
          ),
      },
      {
        id: 'break-even',
        header: t('column.break-even'),
        width: 96,
        yields: true,
        align: 'end',
        cell: ({ step, worth }) =>
          step > 1
            ? ''
            : worth.breakEvenDays === null
              ? t('move.never')
              : t('move.chain', { days: worth.breakEvenDays }),
      },
      {
        id: 'ways',
        header: t('column.ways'),
        width: 180,
        wraps: true,
        // Left out rather than covered by the decision beside it.
        yields: true,
        cell: ({ ways: { replenishingMinutes: minutes, emptyInDays: days } }) =>
          [
            ...(minutes === null ? [] : [t('way.refill', { minutes })]),
            ...(days === null || days > SOON_DAYS ? [] : [t('way.empty', { days })]),
          ].join(' · '),
      },
      ...(hasReasons ? [reasons] : []),
      {
        id: 'decision',
        header: t('column.decision'),
        width: stale.length > 0 ? DECISION.stale : DECISION.plain,
        badges: [...decisions, ...works],
        // In sight at every width: it is what the list is read for.
        pin: 'end',
        cell: ({ turn, decision, reason, work }) => {
          const why = staleBy.get(turn);
          return (
            <span className={styles.mark} title={why ? t(`stale.${why}`) : (reason ?? undefined)}>
              <MoveState move={{ decision, work }} stale={why} />
            </span>
          );
        },
      },
    ];
  }, [t, formats, stale, styles, hasReasons, sayReason, sayLots]);
}
