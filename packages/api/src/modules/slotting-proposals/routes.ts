import { defineModule } from '../../platform/module';
import { activateProposal } from './activate';
import { decideMoves } from './decide';
import { finishTask } from './finish-task';
import { readGain } from './standing-gain';
import { dropProposal, makeProposal, readCurve, recomputeProposal } from './make-proposal';
import { notifications } from './notifications';
import { readRealised } from './realised';
import { listMoves, listProposals, listTasks, readProposal } from './read-proposals';
import { expireSweeper } from './sweep';
import { takeBack } from './take-back';
import { releaseTask, takeTask } from './take-task';
import { readAdvantages } from './watch/read-advantages';
import { watchJob } from './watch/watch-job';
import { watchSweeper } from './watch/watch-sweeper';
import { look } from './look';

export const slottingProposals = defineModule({
  name: 'slotting-proposals',
  create: (services) => ({
    handlers: {
      'GET /move-curve': readCurve,
      'GET /move-proposals': listProposals,
      'GET /move-proposal': readProposal,
      'GET /move-proposal/moves': listMoves,
      'GET /move-proposal/gain': readGain,
      'GET /move-proposal/realised': readRealised,
      'GET /move-advantages': readAdvantages,
      'POST /move-proposal': makeProposal,
      'POST /move-proposal/recompute': recomputeProposal,
      'DELETE /move-proposal': dropProposal,
      'POST /move-proposal/decide': decideMoves,
      'POST /move-proposal/activate': activateProposal,
      'POST /move-proposal/take-back': takeBack,
      'GET /move-tasks': listTasks,
      'POST /move-task/take': takeTask,
      'POST /move-task/release': releaseTask,
      'POST /move-task/done': finishTask,
    },
    look,
    sweepers: [expireSweeper, watchSweeper],
    notifications,
    jobs: [watchJob(services)],
  }),
});
