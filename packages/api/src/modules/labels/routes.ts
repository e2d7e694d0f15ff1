import { defineModule } from '../../platform/module';
import { printLabels } from './print-labels';
import { listPrints, readLabels } from './read-labels';

export const labels = defineModule({
  name: 'labels',
  create: () => ({
    handlers: {
      'POST /labels/read': readLabels,
      'POST /labels/print': printLabels,
      'GET /labels/prints': listPrints,
    },
  }),
});
