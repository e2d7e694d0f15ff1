import { defineModule } from '../../platform/module';
import { readAgeing } from './ageing';
import { readDensity } from './density';
import { readOverview } from './overview';
import { readRhythm } from './rhythm';
import { readVelocity } from './velocity';

export const figures = defineModule({
  name: 'figures',
  create: () => ({
    handlers: {
      'GET /figures/overview': readOverview,
      'GET /figures/rhythm': readRhythm,
      'GET /figures/velocity': readVelocity,
      'GET /figures/density': readDensity,
      'GET /figures/ageing': readAgeing,
    },
  }),
});
