import type { MoveProposal } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

export const proposalChanged = (companyId: string, proposal: MoveProposal): Publishable => ({
  channel: `company:${companyId}`,
  event: 'MoveProposalChanged',
  data: proposal,
});

export const tasksChanged = (companyId: string, { id, warehouseId }: MoveProposal): Publishable => ({
  channel: `company:${companyId}`,
  event: 'MoveTasksChanged',
  data: { id, warehouseId },
});
