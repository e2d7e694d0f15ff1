import type { FirstSteps } from '@slotwise/contract';

export interface FirstStepsState {
  /** Nothing is asked for, or it is known what to show. */
  isSettled: boolean;
  isShown: boolean;
  /** People who have dismissed it may have it again. */
  isDismissed: boolean;
  steps: FirstSteps | undefined;
  error: Error | null;
  isFetching: boolean;
  reload: () => void;
  /** The person has just dismissed it, or had it brought back: the focus goes to what is there in its place. */
  hasChosen: boolean;
  dismiss: () => void;
  bringBack: () => void;
}
