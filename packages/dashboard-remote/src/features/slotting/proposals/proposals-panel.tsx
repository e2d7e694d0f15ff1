import type { SlottingRun } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { ErrorState, ListSkeleton, makeStyles, Subtitle2, Text, tokens } from '@slotwise/shared/ui';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { proposalKeys } from './proposal-keys';
import { ProposalStatus, useProposalName } from './proposal-status';
import { useDuration } from '../terms/use-duration';
import { useWords } from './words';

const SHOWN = 10;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface ProposalsPanelProps {
  warehouseId: string;
  /** The search whose plan moves are chosen of; undefined: it has none. */
  plan: Pick<SlottingRun, 'id'> | undefined;
}

/** Proposals for a warehouse, and the way from a plan to the next one. */
export function ProposalsPanel({ warehouseId, plan }: ProposalsPanelProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const duration = useDuration();
  const nameOf = useProposalName();
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const read = useQuery({
    queryKey: [...proposalKeys.proposals, 'latest', warehouseId],
    queryFn: ({ signal }) =>
      http('GET /move-proposals', { query: { warehouse_id: warehouseId, limit: SHOWN }, signal }),
  });
  return (
    <section className={styles.root} aria-label={t('list.title')}>
      <div className={styles.head}>
        <Subtitle2 as="h2">{t('list.title')}</Subtitle2>
        {plan && <RecordLink to={`/slotting/${warehouseId}/moves/${plan.id}`}>{t('list.open')}</RecordLink>}
      </div>
      {read.error && !read.data && (
        <ErrorState
          {...describeError(read.error)}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
          compact
        />
      )}
      {read.isPending && <ListSkeleton avatar={false} />}
      {read.data?.items.length === 0 && <Text className={styles.quiet}>{t('list.none')}</Text>}
      {read.data && read.data.items.length > 0 && (
        <ul className={styles.list}>
          {read.data.items.map((proposal) => (
            <li key={proposal.id} className={styles.row}>
              <RecordLink to={`/slotting/${warehouseId}/proposals/${proposal.id}`}>{nameOf(proposal)}</RecordLink>
              <ProposalStatus status={proposal.status} />
              <Text size={200} className={styles.quiet}>
                {t('list.worth', {
                  moves: proposal.standing.moves,
                  saved: duration(proposal.standing.secondsPerDay),
                })}
              </Text>
              <Text size={200} className={styles.quiet}>
                {t('list.made', {
                  at: formats.date(proposal.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
                  name: proposal.decay ? t('decay.nobody') : (proposal.createdBy?.name ?? '–'),
                })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
