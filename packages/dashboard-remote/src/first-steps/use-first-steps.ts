import type { FirstStepChoice, FirstSteps, Me } from '@slotwise/contract';
import { notifyFailure, usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../words';
import { FIRST_STEPS } from './first-steps-key';
import { loadGetStarted } from './get-started-card';
import { isComplete } from './model/steps';
import type { FirstStepsState } from './state';

/** How far the company has come, until it has come all the way or the person does not want to see it any more. */
export function useFirstSteps({ companyID, userType }: Me): FirstStepsState {
  const platform = usePlatform();
  const { http } = platform;
  const { t } = useWords();
  const cache = useQueryClient();
  const [hasChosen, setHasChosen] = useState(false);
  const sees = useCan(platform, 'view_warehouses') && userType === 'company' && companyID !== null;
  const laysOut = useCan(platform, 'manage_warehouses');
  const imports = useCan(platform, 'import_inventory');
  const searches = useCan(platform, 'manage_slotting');
  // People who can do none of it would be shown what others have to do.
  const concerns = sees && (laysOut || imports || searches);
  const read = useQuery({
    queryKey: FIRST_STEPS,
    queryFn: async ({ signal }) => {
      const steps = await http('GET /first-steps', { signal });
      // With its code the card is drawn in one piece, and nothing below it moves.
      if (isWanted(steps)) await loadGetStarted();
      return steps;
    },
    enabled: concerns,
  });
  const set = (choice: FirstStepChoice) =>
    cache.setQueryData<FirstSteps>(FIRST_STEPS, (steps) => steps && { ...steps, choice });
  const keep = useMutation({
    mutationFn: (choice: FirstStepChoice) => http('PATCH /first-steps', { body: { choice } }),
    onMutate: async (choice) => {
      setHasChosen(true);
      set(choice);
      // An answer that is on its way does not know it yet.
      await cache.cancelQueries({ queryKey: FIRST_STEPS });
      set(choice);
    },
    onError: (error) => notifyFailure(platform, t('first-steps.not-kept'), error),
    onSettled: () => cache.invalidateQueries({ queryKey: FIRST_STEPS }),
  });
  const isDismissed = read.data?.offered === true && read.data.choice === 'dismissed';
  return {
    isSettled: !concerns || !read.isPending,
    isShown: concerns && (read.data ? isWanted(read.data) : read.error !== null),
    isDismissed: concerns && isDismissed,
    steps: read.data,
    error: read.data ? null : read.error,
    isFetching: read.isFetching,
    reload: () => void read.refetch(),
    hasChosen,
    dismiss: () => keep.mutate('dismissed'),
    bringBack: () => keep.mutate('shown'),
  };
}

/** Sample data stays in sight until it is gone. */
const leads = (steps: FirstSteps): boolean => steps.offered && (steps.sample !== null || !isComplete(steps));
/** People who have asked for the card see it in any case. */
const isWanted = (steps: FirstSteps): boolean =>
  steps.offered && steps.choice !== 'dismissed' && (steps.choice === 'shown' || leads(steps));
