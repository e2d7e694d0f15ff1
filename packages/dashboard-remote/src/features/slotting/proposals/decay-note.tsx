import type { Decay, PlanAdvantage } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { Button, ErrorState, makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Banner } from '@slotwise/shared/ui/feedback';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { RecordLink } from '@slotwise/shared/ui/link';
import { useAdvantages } from './use-advantages';
import { useProposalAct } from './use-proposal-act';
import { useSayProof } from './use-say-proof';
import { useDuration } from '../terms/use-duration';
import { useWords } from './words';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums', maxWidth: '75ch' },
});

/** Result of a plan, as a title, and the orders that it was measured on. */
export function useSayDecay() {
  const { t } = useWords();
  const formats = useFormats();
  return {
    title: ({ kept }: Decay) => (kept < 0 ? t('decay.costs') : t('decay.kept', { kept })),
    why: ({ measured, promised, orders, from, until, limit }: Decay) => {
      const span = {
        from: formats.date(from, { dateStyle: 'medium' }),
        until: formats.date(until, { dateStyle: 'medium' }),
      };
      const share = (part: number) => formats.number(part, { style: 'percent', maximumFractionDigits: 1 });
      return t('decay.why', { orders, ...span, measured: share(measured), promised: share(promised), limit });
    },
  };
}

/** Remaining worth of a warehouse's activated plan, and the re-slot that waits if it is too little. */
export function DecayNote({ warehouseId }: { warehouseId: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const read = useAdvantages(warehouseId);
  const say = useSayDecay();
  const sayProof = useSayProof();
  const [advantage] = read.data ?? [];
  if (read.error && !read.data) {
    return (
      <ErrorState
        {...describeError(read.error)}
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
        compact
      />
    );
  }
  if (!advantage) return null;
  const { status, decay, draft, tried } = advantage;
  if (draft && decay) return <Proposed advantage={advantage} decay={decay} draft={draft} />;
  if (status === 'early' || !decay) return <Text className={styles.quiet}>{t('decay.early')}</Text>;
  if (status === 'searching') {
    return (
      <Banner intent="warning" title={say.title(decay)}>
        {say.why(decay)} {t('decay.searching')}
      </Banner>
    );
  }
  const outcome =
    status === 'unproven'
      ? tried && `${t('decay.unproven', { moves: tried.moves })} ${sayProof(tried.gain)}`
      : status !== 'holds' && status !== 'proposed' && t(`decay.${status}`);
  return (
    <Text className={styles.quiet}>
      {say.title(decay)} {say.why(decay)} {outcome}
    </Text>
  );
}

interface ProposedProps {
  advantage: PlanAdvantage;
  decay: Decay;
  draft: NonNullable<PlanAdvantage['draft']>;
}

function Proposed({ advantage: { warehouse }, decay, draft }: ProposedProps) {
  const { t } = useWords();
  const platform = usePlatform();
  const say = useSayDecay();
  const sayProof = useSayProof();
  const duration = useDuration();
  const { act, busy } = useProposalAct();
  const mayDismiss = useCan(platform, 'manage_slotting');
  const dismiss = () => act(() => platform.http('DELETE /move-proposal', { body: { proposal_id: draft.id } }));
  return (
    <Banner
      intent="warning"
      title={say.title(decay)}
      actions={
        mayDismiss && (
          <Button size="small" disabledFocusable={busy} onClick={() => void dismiss()}>
            {t('decay.dismiss')}
          </Button>
        )
      }
    >
      {say.why(decay)}{' '}
      <RecordLink to={`/slotting/${warehouse.id}/proposals/${draft.id}`}>
        {t('decay.proposed', { moves: draft.moves, saved: duration(draft.secondsPerDay) })}
      </RecordLink>
      {draft.gain && `. ${sayProof(draft.gain)}`}
    </Banner>
  );
}
