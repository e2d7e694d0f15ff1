import { eventsAbout } from '../wire/subject-events';
import { SlottingProgressed, SlottingRun, SlottingTerms } from './entities';

export const slottingEvents = eventsAbout(
  'slotting',
  {
    company: {
      SlottingRunChanged: SlottingRun,
      SlottingTermsChanged: SlottingTerms,
      /** Passing: it has no number and is not sent again to a client that missed it. */
      SlottingProgressed,
    },
  },
  { heardBy: 'view_slotting', passing: ['SlottingProgressed'] },
);
