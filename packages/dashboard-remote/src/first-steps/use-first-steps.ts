import type { FirstSteps, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FIRST_STEPS } from './first-steps-key';
import { loadGetStarted } from './get-started-card';
import { isComplete } from './model/steps';
import type { FirstStepsState } from './state';

/** How far the company has come, until it has come all the way or the person does not want to see it any more. */
export function useFirstSteps({ companyID, userType }: Me): FirstStepsState {
  const platform = usePlatform();
  const { preferences, http } = platform;
  const key = `first-steps:${companyID}`;
  const [choice, setChoice] = useState(() => preferences.get(key));
  const [hasChosen, setHasChosen] = useState(false);
  const concerns = useCan(platform, 'view_warehouses') && userType === 'company' && companyID !== null;
  const isDismissed = choice === 'dismissed';
  const read = useQuery({
    queryKey: FIRST_STEPS,
    queryFn: async ({ signal }) => {
      const steps = await http('GET /first-steps', { signal });
      // With its code the card is drawn in one piece, and nothing below it moves.
      if (leads(steps)) await loadGetStarted();
      return steps;
    },
    enabled: concerns && !isDismissed,
  });
  const choose = (wanted: 'dismissed' | 'shown') => {
    preferences.set(key, wanted);
    setChoice(wanted);
    setHasChosen(true);
  };
  return {
    isSettled: !concerns || isDismissed || !read.isPending,
    isShown: concerns && !isDismissed && (read.data ? isWanted(read.data, choice) : read.error !== null),
    isDismissed: concerns && isDismissed,
    steps: read.data,
    error: read.data ? null : read.error,
    isFetching: read.isFetching,
    reload: () => void read.refetch(),
    hasChosen,
    dismiss: () => choose('dismissed'),
    bringBack: () => choose('shown'),
  };
}

/** Sample data stays in sight until it is gone. */
const leads = (steps: FirstSteps): boolean => steps.offered && (steps.sample !== null || !isComplete(steps));
/** Who has asked for the card sees it in any case. */
const isWanted = (steps: FirstSteps, choice: string | null): boolean =>
  steps.offered && (choice === 'shown' || leads(steps));
