import type { MoveGain, MoveProposal, RealisedGain } from '@slotwise/contract';
import { Card, CardHeader, ErrorState, makeStyles, SkeletonItem, Skeleton, Text, tokens } from '@slotwise/shared/ui';
import { StatCard } from '@slotwise/shared/ui/charts';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { MINUTE, useDuration } from '../terms/use-duration';
import { useMoney, useSlottingState } from '../terms/use-terms';
import { promisedLaterOf, promisedShareOf, shareOf, useRealised } from './use-realised';
import { useStandingGain } from './use-standing-gain';
import { useSayProof } from './use-say-proof';
import { useWords } from './words';

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  big: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

const DAYS = { style: 'unit', unit: 'day', unitDisplay: 'short', maximumFractionDigits: 1 } as const;

/** Promise and progress of a proposal: of the moves that nobody has rejected. */
export function ProposalWorth({ proposal }: { proposal: MoveProposal }) {
  const styles = useStyles();
  const { t } = useWords();
  const sayProof = useSayProof();
  const duration = useDuration();
  const { status, proposed, approved, standing: worth, plan, tasks, activatedAt } = proposal;
  const { gain, isMeasuring } = useStandingGain(proposal);
  const later = gain?.unseen;
  const { open, rejected } = proposal.decisions;
  const money = useMoney(useSlottingState(proposal.warehouseId).data?.[0]?.terms)(
    later ? later.before - later.after : worth.secondsPerDay,
  );
  // The sum of what chains save, each after those that stood before it when it was measured.
  const saved = duration(worth.secondsPerDay);
  const together = gain === null ? saved : duration(gain.seen.before - gain.seen.after);
  const all = tasks.open + tasks.done + tasks.dropped;
  // Its promise is void once it is taken back.
  const isBack = status === 'taking_back' || status === 'taken_back';
  if (isBack) {
    const back = tasks.open + tasks.done;
    return back > 0 ? (
      <div className={styles.cards}>
        <StatCard label={t('stat.back', { all: back })} value={tasks.done} />
      </div>
    ) : null;
  }
  return (
    <>
      {isMeasuring && <Text>{t('proof.measuring')}</Text>}
      {gain && <Text>{sayProof(gain)}</Text>}
      {!gain && !isMeasuring && proposal.gain && worth.moves > 0 && (
        <Text>
          {sayProof(proposal.gain)} {t('proof.all', { count: proposed.moves })}
        </Text>
      )}
      <div className={styles.cards}>
        <StatCard label={t('stat.gain')} value={worth.secondsPerDay} say={duration} />
        <StatCard label={t('stat.moves')} value={worth.moves} />
        <StatCard label={t('stat.minutes')} value={worth.minutes * MINUTE} say={duration} />
        <StatCard label={t('stat.break-even')} value={worth.breakEvenDays} format={DAYS} />
        {all > 0 && <StatCard label={t('stat.tasks', { all })} value={tasks.done} />}
      </div>
      {status === 'draft' && approved.moves > 0 && open > 0 && (
        <Text>
          {t(approved.breakEvenDays === null ? 'stat.approved-never' : 'stat.approved', {
            moves: approved.moves,
            saved: duration(approved.secondsPerDay),
            carrying: duration(approved.minutes * MINUTE),
            days: approved.breakEvenDays ?? 0,
          })}
        </Text>
      )}
      <Text size={200} className={styles.quiet}>
        {rejected > 0 && `${t('stat.without', { count: rejected })} `}
        {together !== saved && `${t('stat.together', { saved: together })} `}
        {t('stat.of-plan', { all: duration(plan.secondsPerDay) })}
        {money !== null &&
          !isMeasuring &&
          ` ${later ? t('stat.money-later', { money, orders: later.orders }) : t('stat.money', { money })}`}
      </Text>
      {activatedAt !== null && <Realised proposal={proposal} gain={gain} />}
    </>
  );
}

function Realised({ proposal, gain }: Pick<FiguresProps, 'proposal' | 'gain'>) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const read = useRealised(proposal.id);
  return (
    <Card>
      <CardHeader header={t('realised.title')} level={2} />
      {read.data && <Figures proposal={proposal} gain={gain} realised={read.data} />}
      {read.isPending && (
        <Skeleton aria-label={t('realised.title')}>
          <SkeletonItem size={28} />
        </Skeleton>
      )}
      {read.error && !read.data && (
        <ErrorState
          {...describeError(read.error)}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
          compact
        />
      )}
    </Card>
  );
}

interface FiguresProps {
  proposal: MoveProposal;
  realised: RealisedGain;
  /** Of the approved moves. */
  gain: MoveGain | null;
}

function Figures({ proposal, gain, realised: { measured, promised } }: FiguresProps) {
  const styles = useStyles();
  const { t } = useWords();
  const duration = useDuration();
  const formats = useFormats();
  const promisedShare = promisedShareOf(proposal);
  const promisedLater = promisedLaterOf(gain);
  const percent = (share: number) => formats.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      {measured ? (
        <>
          <span className={styles.big}>{t('realised.measured', { share: percent(shareOf(measured)) })}</span>
          <Text className={styles.quiet}>
            {t('realised.on', {
              ...{ orders: measured.orders, days: measured.days },
              ...{ before: duration(measured.before), after: duration(measured.after) },
            })}
          </Text>
        </>
      ) : (
        <Text>{t('realised.none')}</Text>
      )}
      <Text className={styles.quiet}>
        {gain?.unseen && promisedLater !== null
          ? t('realised.promised-later', {
              ...{ share: percent(promisedLater), orders: gain.unseen.orders },
              saved: duration(gain.unseen.before - gain.unseen.after),
            })
          : measured && promisedShare !== null
            ? t('realised.promised-share', { share: percent(promisedShare), saved: duration(promised) })
            : t('realised.promised', { saved: duration(promised) })}
      </Text>
    </>
  );
}
