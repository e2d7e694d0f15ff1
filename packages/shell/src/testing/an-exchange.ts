import type { AssistantProposal } from '@slotwise/contract';
import type { Exchange } from '../assistant/assistant-atoms';

/** An exchange that is over. */
export const anExchange = (changes: Partial<Exchange> = {}): Exchange => ({
  id: 1,
  prompt: 'How many users?',
  answer: 'There are 12.',
  lookedAt: [],
  suggested: [],
  proposed: [],
  status: 'done',
  stage: 'writing',
  error: null,
  ...changes,
});

/** A proposed change of a role that holds until half past ten. */
export const aProposal = (changes: Partial<AssistantProposal> = {}): AssistantProposal => ({
  id: 'p1',
  title: 'Role of Kenji Watanabe',
  record: { kind: 'user', id: 'u1' },
  facts: [{ label: 'Role', before: 'Picker', after: 'Planner' }],
  status: 'open',
  expiresAt: '2026-05-01T10:30:00Z',
  ...changes,
});
