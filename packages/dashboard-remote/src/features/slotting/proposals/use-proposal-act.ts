import type { Answer } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalKeys } from './proposal-keys';
import { takeProposal } from './take-proposal';
import { useWords } from './words';

/**
 * Does something about a proposal: says why it did not work, and has everything that shows it read again. With its signal it is
 * given up.
 */
export function useProposalAct() {
  const { t } = useWords();
  const platform = usePlatform();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const act = async <T extends Pick<Answer<'POST /move-proposal/activate'>, 'proposal'>>(
    call: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | null> => {
    setBusy(true);
    try {
      const done = await call();
      takeProposal(cache, done.proposal);
      return done;
    } catch (error) {
      notifyFailure(platform, t('action.failed'), error);
      return null;
    } finally {
      const read = cache.invalidateQueries({ queryKey: proposalKeys.proposals });
      // Nobody is held by work that they gave up; it may have been done all the same.
      if (!signal?.aborted) await read;
      setBusy(false);
    }
  };
  return { act, busy };
}
