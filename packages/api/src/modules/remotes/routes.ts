import { defineModule } from '../../platform/module';
import { readRegistry } from './registry';
import { storeReport } from './store-report';
import { reportSweeper } from './sweep';

export const remotes = defineModule({
  name: 'remotes',
  handlers: {
    'GET /remotes/registry': ({ services }) => readRegistry(services),
    'POST /remotes/reports': storeReport,
  },
  registry: readRegistry,
  sweepers: [reportSweeper],
});
