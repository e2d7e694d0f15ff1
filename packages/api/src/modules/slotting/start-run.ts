import { randomInt } from 'node:crypto';
import type { SlottingBudget, SlottingSettings } from '@slotwise/contract';
import {
  SLOTTING_BUDGET_BOUNDS,
  SLOTTING_COSTS,
  SLOTTING_HELD_OUT,
  SLOTTING_PAID_BACK,
  SLOTTING_RULES_OF_PLACES,
  SLOTTING_SEED_MAX,
  SLOTTING_SPEED,
} from '@slotwise/contract/constants';
import { isUniqueViolation } from '../../platform/db/sql-state';
import { badField, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { enqueue } from '../../platform/jobs';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { line, within } from '../fields';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { runChanged } from './events';
import { insertRun, NO_PROGRESS, toRun } from './run-queries';

/** The job that searches. */
export const SLOTTING_JOB = 'slotting';

/** @throws validation_failed for what is no part of a whole, or less than one of what is counted */
function limitBy(budget: SlottingBudget): Pick<SlottingSettings, 'most' | 'budget'> {
  const { by, value } = budget;
  within('budget/value', value, SLOTTING_BUDGET_BOUNDS[by]);
  return by === 'piles' ? { most: Math.floor(value) } : { budget };
}

function settingsOf(body: Ctx<'POST /slotting/run'>['body']): SlottingSettings {
  const { from = null, until = null } = body;
  if (from !== null && until !== null && until < from) throw badField('until', 'cell_below', { other: 'from' });
  return {
    policy: body.policy ?? 's-shape',
    from,
    until,
    heldOut: body.held_out ?? SLOTTING_HELD_OUT.usual,
    seconds: body.seconds,
    moves: body.moves ?? null,
    seed: body.seed ?? randomInt(SLOTTING_SEED_MAX),
    speed: body.speed ?? SLOTTING_SPEED.usual,
    costs: body.costs ?? SLOTTING_COSTS,
    rules: body.rules ?? SLOTTING_RULES_OF_PLACES,
    paidBack: body.paid_back ?? SLOTTING_PAID_BACK.usual,
    ...(body.budget ? limitBy(body.budget) : body.most !== undefined && { most: body.most }),
  };
}

/** Leaves a search for any server that has room. */
export async function startRun({ actor, body, now, tx, services }: Ctx<'POST /slotting/run'>) {
  const { id: companyId } = tenantOf(actor);
  const settings = settingsOf(body);
  const name = body.name === undefined ? '' : line('name', body.name);
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const { run, begun, events } = await beginRun(trx, {
      ...{ companyId, warehouseId, name, settings, userId: actor.userId, now },
    });
    return {
      ...{ answer: { message: 'The search begins', run }, audit: begun, events },
      after: () => services.jobs.wake(),
    };
  });
}

interface NewRun {
  companyId: string;
  warehouseId: string;
  name: string;
  settings: SlottingSettings;
  /** Null: the server does it by itself. */
  userId: string | null;
  now: Date;
}

/** Leaves a search and says what the audit and everybody are told of it. @throws plan_running */
export async function beginRun(trx: Trx, { companyId, warehouseId, name, settings, userId, now }: NewRun) {
  const runId = newId();
  const inserted = insertRun(trx, {
    ...{ id: runId, company_id: companyId, warehouse_id: warehouseId, name, status: 'waiting' },
    ...{ settings: JSON.stringify(settings), basis: null, progress: JSON.stringify(NO_PROGRESS), outcome: null },
    ...{ plan: null, ending: null, fault: null, created_by: userId, created_at: now, ended_at: null },
  });
  const run = toRun(
    await inserted.catch((fault: unknown) => {
      throw isUniqueViolation(fault, 'slotting_runs_active') ? refuse('plan_running') : fault;
    }),
  );
  await enqueue(trx, { kind: SLOTTING_JOB, tenantId: companyId, userId, subjectId: runId });
  const { policy, seconds } = settings;
  return {
    run,
    begun: { action: 'slotting.begun' as const, subjectId: runId, details: { name, policy, seconds } },
    events: [runChanged(companyId, run)],
  };
}
