import type { MoveProposal, ProposedMove, StaleMove } from '@slotwise/contract';
import { StatusBadge } from '@slotwise/shared/ui';
import { useWords } from './words';

const TONES = {
  draft: 'neutral',
  active: 'brand',
  done: 'success',
  taking_back: 'warning',
  taken_back: 'info',
  dropped: 'info',
} as const;
const DECISIONS = { open: 'pending', approved: 'success', rejected: 'danger' } as const;

export function ProposalStatus({ status }: Pick<MoveProposal, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={TONES[status]} label={t(`status.${status}`)} />;
}

const WORK_TONES = { open: 'pending', done: 'success', dropped: 'neutral', brought_back: 'neutral' } as const;

interface MoveStateProps {
  move: Pick<ProposedMove, 'decision' | 'work'>;
  /** Why it cannot be made any more, which stands in place of the decision. */
  stale?: StaleMove['reason'];
}

/** State of a move, in the same words wherever it is listed: of its step on the floor once it has one. */
export function MoveState({ move: { decision, work }, stale }: MoveStateProps) {
  const { t } = useWords();
  if (stale) return <StatusBadge tone="warning" label={t(`stale.${stale}`)} />;
  if (work) return <StatusBadge tone={WORK_TONES[work]} label={t(`work.${work}`)} />;
  return <StatusBadge tone={DECISIONS[decision]} label={t(`decision.${decision}`)} />;
}

/** Name of a proposal: its own, else its choice. */
export function useProposalName(): (proposal: Pick<MoveProposal, 'name' | 'choice'>) => string {
  const { t } = useWords();
  return ({ name, choice }) => (name === '' ? t(`choice.${choice.by}`, { count: choice.value }) : name);
}

/** The same with the number of its moves that nobody has rejected. */
export function useProposalTitle(): (proposal: MoveProposal) => string {
  const { t } = useWords();
  const nameOf = useProposalName();
  return (proposal) => {
    const [name, count, all] = [nameOf(proposal), proposal.standing.moves, proposal.proposed.moves];
    return count === all ? t('title.all', { name, count }) : t('title.standing', { name, count, all });
  };
}
