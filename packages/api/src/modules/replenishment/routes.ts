import { defineModule } from '../../platform/module';
import { finishTask } from './finish-task';
import { listReplenishments } from './read-replenishments';
import { releaseTasks, withdrawTasks } from './release-tasks';
import { leaveTask, takeTask } from './take-task';
import { look } from './look';

export const replenishment = defineModule({
  name: 'replenishment',
  create: () => ({
    handlers: {
      'GET /replenishments': listReplenishments,
      'POST /replenishments/release': releaseTasks,
      'POST /replenishments/withdraw': withdrawTasks,
      'POST /replenish-task/take': takeTask,
      'POST /replenish-task/leave': leaveTask,
      'POST /replenish-task/done': finishTask,
    },
    look,
  }),
});
