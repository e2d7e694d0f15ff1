import { defineModule } from '../../platform/module';
import { readMap } from './read-map';
import { getRun, listPlacements, listRuns } from './read-runs';
import { slottingJob } from './run-job';
import { startRun } from './start-run';
import { stopRun } from './stop-run';

export const slotting = defineModule({
  name: 'slotting',
  create: (services) => ({
    handlers: {
      'GET /slotting/runs': listRuns,
      'GET /slotting/run': getRun,
      'POST /slotting/run': startRun,
      'POST /slotting/run/stop': stopRun,
      'GET /slotting/placements': listPlacements,
      'GET /slotting/map': readMap,
    },
    jobs: [slottingJob(services)],
  }),
});
