import { SlottingProgressed, SlottingRun } from './entities';

export const slottingEvents = {
  company: {
    SlottingRunChanged: SlottingRun,
    /** Passing: it has no number and is not sent again to who missed it. */
    SlottingProgressed,
  },
};
