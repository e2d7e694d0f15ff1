import { defineModule } from '../../platform/module';
import { assignCount } from './assign-count';
import { decideCount, readDifferences } from './decide-count';
import { enterCount } from './enter-count';
import { notifications } from './notifications';
import { listCounts, listTasks } from './read-counts';
import { cancelCount, requestCount } from './request-count';
import { look } from './look';

export const counts = defineModule({
  name: 'counts',
  create: () => ({
    notifications,
    handlers: {
      'GET /counts': listCounts,
      'POST /count': requestCount,
      'PATCH /count': assignCount,
      'DELETE /count': cancelCount,
      'GET /count/tasks': listTasks,
      'POST /count/entry': enterCount,
      'GET /count/differences': readDifferences,
      'POST /count/decision': decideCount,
    },
    look,
  }),
});
