import type { MoveProposal } from '@slotwise/contract';

const worth = { chains: 2, moves: 4, minutes: 5, secondsPerDay: 120, breakEvenDays: 3 };
/** One that was carried out. */
export const aProposal = (over: Partial<MoveProposal> = {}): MoveProposal => ({
  ...{ id: 'p1', warehouseId: 'w1', runId: 'r1', name: 'Spring', status: 'done', choice: { by: 'share', value: 15 } },
  ...{
    decay: null,
    gain: null,
    proposed: worth,
    approved: worth,
    standing: worth,
    plan: worth,
    decisions: { open: 0, approved: 4, rejected: 0 },
  },
  ...{ tasks: { open: 0, done: 4, dropped: 0 }, createdBy: null, createdAt: '2026-02-01T08:00:00.000Z' },
  ...{ expiresAt: '2026-02-08T08:00:00.000Z', activatedBy: null, activatedAt: '2026-02-01T09:00:00.000Z' },
  endedAt: '2026-02-01T10:00:00.000Z',
  ...over,
});
