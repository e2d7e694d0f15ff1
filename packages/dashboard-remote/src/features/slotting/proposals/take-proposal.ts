import type { Answer, MoveProposal } from '@slotwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { proposalKeys } from './proposal-keys';

/** Shows a proposal as an answer says it, before the page is read again with what takes longer: the moves that are stale. */
export const takeProposal = (cache: QueryClient, proposal: MoveProposal): void =>
  void cache.setQueryData<Answer<'GET /move-proposal'>>(
    [...proposalKeys.one, proposal.id],
    (read) => read && { ...read, proposal },
  );
