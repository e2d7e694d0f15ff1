import { defineModule } from '../../platform/module';
import { storeReport } from './store-report';
import { reportSweeper } from './sweep';

export const remoteReports = defineModule({
  name: 'remote-reports',
  create: () => ({
    handlers: { 'POST /remotes/reports': storeReport },
    sweepers: [reportSweeper],
  }),
});
