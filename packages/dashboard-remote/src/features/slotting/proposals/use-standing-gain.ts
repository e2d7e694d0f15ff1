import type { MoveGain, MoveProposal } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { proposalKeys } from './proposal-keys';

interface StandingGain {
  /** Null: nobody has measured it, or it cannot be measured any more. */
  gain: MoveGain | null;
  isMeasuring: boolean;
}

/** Gain of the moves of a proposal that nobody has rejected: measured anew after each decision that leaves other ones. */
export function useStandingGain({ id, gain, decisions, standing }: MoveProposal): StandingGain {
  const { http } = usePlatform();
  const isOther = gain !== null && decisions.rejected > 0 && standing.moves > 0;
  const read = useQuery({
    // Other moves, another figure.
    queryKey: [...proposalKeys.proposals, 'gain', id, standing],
    queryFn: ({ signal }) => http('GET /move-proposal/gain', { query: { proposal_id: id }, signal }),
    enabled: isOther,
  });
  if (!isOther) return { gain: decisions.rejected > 0 ? null : gain, isMeasuring: false };
  return { gain: read.data?.gain ?? null, isMeasuring: read.isPending };
}
