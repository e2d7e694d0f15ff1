import type { MoveProposal, MoveWorth, ProposedMove } from '@slotwise/contract';
import { aRole, aWarehouse } from '@slotwise/shared/testing';
import { aProposal } from './proposal';

export const PERMISSIONS = ['view_slotting', 'manage_slotting', 'approve_slotting', 'view_warehouses'] as const;
export const worth = (chains: number, moves: number, secondsPerDay: number): MoveWorth => ({
  ...{
    chains,
    moves,
    minutes: moves * 1.5,
    secondsPerDay,
    breakEvenDays: secondsPerDay > 0 ? (moves * 90) / secondsPerDay : null,
  },
});
const place = (code: string) => ({ id: code, code });
const move = (turn: number, step: number, moves: number, secondsPerDay: number): ProposedMove => ({
  ...{ turn, chain: turn - step + 1, step, sku: { id: `s${turn}`, code: `FA-${turn}`, name: 'Bolt' } },
  ...{ from: place(`01-0${turn}-1`), to: place('02-01-1'), pieces: 9, buffer: false, minutes: 1.5 },
  ways: { replenishingMinutes: 0.5, emptyInDays: turn === 1 ? 5187 : 24 },
  worth: { moves, minutes: moves * 1.5, secondsPerDay, breakEvenDays: 7.8 },
  ...{ needs: [], falls: moves, decision: turn === 4 ? 'rejected' : 'open', reason: null, work: null, decidedBy: null },
});
/** A chain of three steps that saves 39.6 s a day, and a move of 6.7 s that was rejected. */
export const MOVES = [move(1, 1, 3, 39.6), move(2, 2, 3, 39.6), move(3, 3, 3, 39.6), move(4, 1, 1, 6.7)];
export const draft = aProposal({
  ...{ name: '', status: 'draft', activatedAt: null, endedAt: null, plan: worth(40, 89, 483) },
  ...{ proposed: worth(2, 4, 46.3), approved: worth(0, 0, 0), standing: worth(1, 3, 39.6) },
  decisions: { open: 3, approved: 0, rejected: 1 },
  gain: { seen: { orders: 726, before: 1000, after: 960 }, unseen: null },
  tasks: { open: 0, done: 0, dropped: 0 },
});

/** Gain of the three moves of it that nobody has rejected. */
export const LEFT = {
  seen: { orders: 726, before: 1000, after: 964 },
  unseen: { orders: 180, before: 900, after: 882 },
};

export const options = (proposal: MoveProposal) => ({
  role: aRole({ permissions: [...PERMISSIONS] }),
  routes: {
    'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
    'GET /slotting/state': () => ({
      warehouses: [
        {
          ...{ warehouseId: 'w1', hasPlaces: true, unlaid: 0, run: null, planned: null },
          terms: { warehouseId: 'w1', hourCost: 3600, currency: 'EUR', decayLimit: 50, decayMoves: 20 } as const,
        },
      ],
    }),
    'GET /move-proposal': () => ({ proposal, stale: [], layoutChanged: false }),
    'GET /move-proposal/gain': () => ({ gain: LEFT }),
    'GET /move-proposal/moves': () => ({ items: MOVES, nextCursor: null, matching: MOVES.length }),
    'GET /move-proposals': () => ({ items: [proposal], nextCursor: null }),
  },
});
