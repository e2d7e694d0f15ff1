import { defineModule } from '../../platform/module';
import { shellSweeper } from './sweep';

export const versionMatrix = defineModule({
  name: 'version-matrix',
  create: () => ({
    sweepers: [shellSweeper],
  }),
});
