import type { MoveGain, MoveProposal, RealisedGain } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { proposalKeys } from './proposal-keys';

/** Realised gain of a proposal on the orders since. */
export function useRealised(proposalId: string) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...proposalKeys.proposals, 'realised', proposalId],
    queryFn: async ({ signal }) =>
      (await http('GET /move-proposal/realised', { query: { proposal_id: proposalId }, signal })).realised,
  });
}

/** Part of the work that was saved: days differ in their work, so that their seconds are no measure of a promise. */
export const shareOf = ({ before, after }: Pick<NonNullable<RealisedGain['measured']>, 'before' | 'after'>): number =>
  before > 0 ? 1 - after / before : 0;

/** Part of the work that was promised, on the orders that the search saw; null where nobody has measured that work. */
export const promisedShareOf = ({ approved, gain }: Pick<MoveProposal, 'approved' | 'gain'>): number | null =>
  gain && gain.seen.before > 0 ? approved.secondsPerDay / gain.seen.before : null;

/** The same on orders that the search has not seen; null where there were none. @param gain of the approved moves */
export const promisedLaterOf = (gain: MoveGain | null): number | null =>
  gain?.unseen && gain.unseen.before > 0 ? shareOf(gain.unseen) : null;
