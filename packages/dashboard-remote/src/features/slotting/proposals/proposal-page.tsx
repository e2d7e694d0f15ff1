import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  PageContent,
  Text,
  tokens,
} from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useFormats } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { ReadRecord } from '@slotwise/shared/ui/plain';
import { OpenLink } from '../../../open-link';
import { useSayDecay } from './decay-note';
import { MoveList } from './move-list';
import { OnFloorNote } from './on-floor-note';
import { ProposalActions } from './proposal-actions';
import { proposalKeys } from './proposal-keys';
import { ProposalStatus, useProposalTitle } from './proposal-status';
import { ProposalWorth } from './proposal-worth';
import { SlottingRecordPage } from './slotting-record-page';
import { useWords } from './words';

const useStyles = makeStyles({
  // As high as what stands in it: what is left of a tall window belongs to the list below.
  content: { gap: '16px', flexGrow: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** One proposal: its worth, the decisions on its moves, their progress, and the realised gain. */
export default function ProposalPage({ warehouseId, id }: { warehouseId: string; id: string }) {
  const { t } = useWords();
  const titleOf = useProposalTitle();
  const { http } = usePlatform();
  const read = useQuery({
    queryKey: [...proposalKeys.one, id],
    queryFn: ({ signal }) => http('GET /move-proposal', { query: { proposal_id: id }, signal }),
  });
  return (
    <SlottingRecordPage
      title={read.data ? titleOf(read.data.proposal) : t('page.title')}
      warehouseId={warehouseId}
      action={read.data && <ProposalActions {...read.data} />}
    >
      <ReadRecord read={read}>{(data) => <Proposal {...data} />}</ReadRecord>
    </SlottingRecordPage>
  );
}

function Proposal({ proposal, stale, layoutChanged }: Answer<'GET /move-proposal'>) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const decay = useSayDecay();
  const { status, expiresAt, decisions, warehouseId } = proposal;
  const onFloor = status === 'active' || status === 'taking_back';
  return (
    <>
      <PageContent className={styles.content}>
        <div className={styles.row}>
          <ProposalStatus status={status} />
          {status === 'draft' && (
            <Text className={styles.quiet}>
              {t('page.expires', { at: formats.date(expiresAt, { dateStyle: 'medium' }) })}
            </Text>
          )}
          {status === 'draft' && decisions.open > 0 && (
            <Text className={styles.quiet}>{t('page.undecided', { count: decisions.open })}</Text>
          )}
          {status === 'draft' && decisions.open === 0 && decisions.approved === 0 && (
            <Text className={styles.quiet}>{t('page.none-approved')}</Text>
          )}
          {onFloor && <OpenLink to={`/inventory/floor/relocate?warehouse=${warehouseId}`}>{t('page.floor')}</OpenLink>}
        </div>
        {proposal.decay && (
          <Banner intent="info" title={t('decay.by-itself')}>
            {decay.title(proposal.decay)} {decay.why(proposal.decay)}
          </Banner>
        )}
        {status === 'draft' && <OnFloorNote proposal={proposal} />}
        {layoutChanged && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{t('page.layout-changed')}</MessageBarTitle>
              {t('page.layout-changed-advice')}{' '}
              <RecordLink to={`/slotting/${warehouseId}`}>{t('page.search-again')}</RecordLink>
            </MessageBarBody>
          </MessageBar>
        )}
        {stale.length > 0 && !layoutChanged && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{t('page.stale', { count: stale.length })}</MessageBarTitle>
              {t('page.stale-advice')}
            </MessageBarBody>
          </MessageBar>
        )}
        <ProposalWorth proposal={proposal} />
      </PageContent>
      <MoveList proposal={proposal} stale={stale} />
    </>
  );
}
