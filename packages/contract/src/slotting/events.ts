import { SlottingProgressed, SlottingRun, SlottingTerms } from './entities';

export const slottingEvents = {
  company: {
    SlottingRunChanged: SlottingRun,
    SlottingTermsChanged: SlottingTerms,
    /** Passing: it has no number and is not sent again to a client that missed it. */
    SlottingProgressed,
  },
};
