import { defineModule } from '../../platform/module';
import { askTour, askWhy, askWhyNot } from './ask-plan';
import { nameRun } from './name-run';
import { notifications } from './notifications';
import { readMap } from './read-map';
import { getRun, listNotices, listPlacements, listRuns } from './read-runs';
import { slottingJob } from './run-job';
import { startRun } from './start-run';
import { stopRun } from './stop-run';
import { changeTerms, readState } from './terms';
import { look } from './look';

export const slotting = defineModule({
  name: 'slotting',
  create: (services) => ({
    handlers: {
      'GET /slotting/state': readState,
      'PATCH /slotting/terms': changeTerms,
      'GET /slotting/runs': listRuns,
      'GET /slotting/run': getRun,
      'POST /slotting/run': startRun,
      'PATCH /slotting/run': nameRun,
      'POST /slotting/run/stop': stopRun,
      'GET /slotting/placements': listPlacements,
      'GET /slotting/notices': listNotices,
      'GET /slotting/why': askWhy,
      'GET /slotting/why-not': askWhyNot,
      'GET /slotting/tour': askTour,
      'GET /slotting/map': readMap,
    },
    look,
    notifications,
    jobs: [slottingJob(services)],
  }),
});
