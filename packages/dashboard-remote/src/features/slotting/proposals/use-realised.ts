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
