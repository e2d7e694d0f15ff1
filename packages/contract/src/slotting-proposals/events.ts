import { eventsAbout } from '../wire/subject-events';
import { MoveProposal, MoveTasksChanged } from './entities';

export const slottingProposalEvents = eventsAbout(
  'slotting',
  {
    company: {
      MoveProposalChanged: MoveProposal,
      MoveTasksChanged,
    },
  },
  { heardBy: { MoveProposalChanged: 'view_slotting', MoveTasksChanged: 'move_inventory' } },
);
