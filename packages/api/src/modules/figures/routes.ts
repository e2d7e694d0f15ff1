import { defineModule } from '../../platform/module';
import {
  readAgeing,
  readDensity,
  readOpen,
  readOverview,
  readRhythm,
  readVelocity,
  readWarehouses,
} from './read-figures';
import { look } from './look';

export const figures = defineModule({
  name: 'figures',
  create: () => ({
    handlers: {
      'GET /figures/overview': readOverview,
      'GET /figures/rhythm': readRhythm,
      'GET /figures/velocity': readVelocity,
      'GET /figures/density': readDensity,
      'GET /figures/ageing': readAgeing,
      'GET /warehouses/figures': readWarehouses,
      'GET /warehouses/open': readOpen,
    },
    look,
  }),
});
