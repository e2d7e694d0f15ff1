import type { MoveProposal } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import {
  Button,
  Card,
  CardHeader,
  ErrorState,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Text,
  tokens,
} from '@slotwise/shared/ui';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '@slotwise/shared/ui/link';
import { proposalKeys } from './proposal-keys';
import { ProposalStatus, useProposalName } from './proposal-status';
import { promisedLaterOf, promisedShareOf, shareOf, useRealised } from './use-realised';
import { useDuration } from '../terms/use-duration';
import { useWords } from './words';

/** As many as somebody reads; the others are on the pages of their warehouses. */
const SHOWN = 5;
const CARRIED = ['active', 'done'] as const;

const useStyles = makeStyles({
  card: { gap: '8px', padding: '16px' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  link: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  name: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
  figures: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', minHeight: '20px' },
});

/** Promises of the plans that were carried out, and their realised gain. A company without any is shown nothing. */
export default function PlanGain() {
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_slotting');
  return maySee && me?.userType === 'company' && me.companyID !== null ? <Gains /> : null;
}

function Gains() {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const read = useQuery({
    queryKey: [...proposalKeys.proposals, 'carried'],
    queryFn: async ({ signal }) => {
      const asked = CARRIED.map((status) => http('GET /move-proposals', { query: { status, limit: SHOWN }, signal }));
      const items = (await Promise.all(asked)).flatMap((answer) => answer.items);
      const begun = ({ activatedAt }: MoveProposal) => activatedAt ?? '';
      return items.sort((one, other) => begun(other).localeCompare(begun(one))).slice(0, SHOWN);
    },
  });
  if (read.data?.length === 0 || read.isPending) return null;
  return (
    <Card role="region" aria-label={t('gain.title')} className={styles.card}>
      <CardHeader header={t('gain.title')} level={2} />
      {read.data ? (
        <ul className={styles.list}>
          {read.data.map((proposal) => (
            <Gain key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      ) : (
        <ErrorState
          compact
          {...describeError(read.error)}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      )}
    </Card>
  );
}

function Gain({ proposal }: { proposal: MoveProposal }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const nameOf = useProposalName();
  const duration = useDuration();
  const describeError = useDescribeError();
  const { id, warehouseId, status, approved, activatedAt } = proposal;
  const read = useRealised(id);
  const percent = (share: number) => formats.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const measured = read.data?.measured;
  const promised = promisedShareOf(proposal);
  // Measured for all proposed moves: those of which some were rejected are asked for on their page.
  const later = proposal.decisions.rejected === 0 ? promisedLaterOf(proposal.gain) : null;
  return (
    <li className={styles.row}>
      <ScreenLink to={`/slotting/${warehouseId}/proposals/${id}`} className={styles.link}>
        <span className={styles.name}>{nameOf(proposal)}</span>
        <span className={styles.figures}>
          {!measured
            ? t('gain.promised', { promised: duration(approved.secondsPerDay) })
            : later !== null
              ? t('gain.both-later', { promised: percent(later), realised: percent(shareOf(measured)) })
              : promised === null
                ? t('gain.both-seconds', {
                    promised: duration(approved.secondsPerDay),
                    realised: percent(shareOf(measured)),
                  })
                : t('gain.both', { promised: percent(promised), realised: percent(shareOf(measured)) })}
        </span>
      </ScreenLink>
      {read.isPending ? (
        <Skeleton aria-label={nameOf(proposal)}>
          <SkeletonItem size={20} />
        </Skeleton>
      ) : (
        <Text size={200} className={styles.quiet}>
          {read.error && !read.data
            ? describeError(read.error).title
            : measured
              ? t('gain.on', { orders: measured.orders, days: measured.days })
              : t('realised.none')}
          {activatedAt !== null && ` ${t('gain.since', { at: formats.date(activatedAt, { dateStyle: 'medium' }) })}`}
        </Text>
      )}
      {read.error && !read.data && (
        <Button size="small" disabledFocusable={read.isFetching} onClick={() => void read.refetch()}>
          {t('gain.retry')}
        </Button>
      )}
      {status === 'active' && (
        <span>
          <ProposalStatus status={status} />
        </span>
      )}
    </li>
  );
}
