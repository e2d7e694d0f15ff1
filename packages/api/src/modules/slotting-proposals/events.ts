import type { MoveProposal } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

export const proposalChanged = (companyId: string, proposal: MoveProposal): Publishable => ({
  channel: `company:${companyId}`,
  event: 'MoveProposalChanged',
  data: proposal,
});

/** @param takenBy who took a step, where nothing else has changed */
export const tasksChanged = (companyId: string, { id, warehouseId }: MoveProposal, takenBy?: string): Publishable => ({
  channel: `company:${companyId}`,
  event: 'MoveTasksChanged',
  data: { id, warehouseId, ...(takenBy !== undefined && { takenBy }) },
});
