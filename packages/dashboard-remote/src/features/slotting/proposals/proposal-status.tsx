import type { MoveProposal, ProposedMove } from '@slotwise/contract';
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

export function Decision({ decision }: Pick<ProposedMove, 'decision'>) {
  const { t } = useWords();
  return <StatusBadge tone={DECISIONS[decision]} label={t(`decision.${decision}`)} />;
}

/** Name of a proposal: its own, else its choice. */
export function useProposalName(): (proposal: Pick<MoveProposal, 'name' | 'choice'>) => string {
  const { t } = useWords();
  return ({ name, choice }) => (name === '' ? t(`choice.${choice.by}`, { count: choice.value }) : name);
}
