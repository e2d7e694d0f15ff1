import type { ReactElement } from 'react';

/** Default export of a file `*.states.tsx`: one part of the interface in all states that it can have. */
export interface PartStates {
  /** The part's name as people say it: "Status badge". */
  part: string;
  /** Names of the states, each a sentence or less, in the order to be looked at, with the function that draws one. */
  states: Readonly<Record<string, () => ReactElement>>;
  /** True for a part that covers the page, as a dialog does: the page then shows one state at a time. */
  covers?: boolean;
}
