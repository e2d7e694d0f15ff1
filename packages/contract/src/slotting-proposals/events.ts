import { MoveProposal, MoveTasksChanged } from './entities';

export const slottingProposalEvents = {
  company: {
    MoveProposalChanged: MoveProposal,
    MoveTasksChanged,
  },
};
