import { defineModule } from '../../platform/module';
import { makeSample } from './make-sample';
import { chooseFirstSteps, readFirstSteps } from './read-first-steps';
import { readRemoval, removeSample } from './remove-sample';
import { sampleJob } from './sample-job';

export const firstSteps = defineModule({
  name: 'first-steps',
  create: (services) => ({
    handlers: {
      'GET /first-steps': readFirstSteps,
      'PATCH /first-steps': chooseFirstSteps,
      'POST /sample-data': makeSample,
      'GET /sample-data/removal': readRemoval,
      'DELETE /sample-data': removeSample,
    },
    jobs: [sampleJob(services)],
  }),
});
