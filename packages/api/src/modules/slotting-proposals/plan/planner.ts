import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../../platform/actor';
import { refuse } from '../../../platform/errors';
import { defineService, type Services } from '../../../platform/services';
import { planOfRun, type PlanOfRun } from '../../slotting';
import { allLying, allPlaces } from '../stock-queries';
import type { MovesAnswer, MovesQuestion, MovesTask } from './moves-thread';

/** Plans that one server keeps in order of their moves. */
const KEPT = 8;
const HEAP_MB = 512;

/** The moves of a run's plan from the present stock. */
export interface PlannedMoves extends Ordered {
  run: PlanOfRun['run'];
  plan: PlanOfRun;
}

type Ordered = MovesAnswer['moves'];

/** Orders moves, one plan after the other, in a thread. Ordered moves are kept until stock or places change. */
export class Planner {
  private readonly kept = new LRUCache<string, Promise<Ordered>>({ max: KEPT });
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly services: Services) {}

  /** Not to be awaited inside of a transaction. @throws not_found for no such run, no_plan */
  async movesOf(scope: Scope, runId: string): Promise<PlannedMoves> {
    const plan = await this.planOf(scope, runId);
    const warehouseId = plan.run.warehouse_id;
    const now = await this.services.db.readTenant(scope, async (trx) => ({
      lying: await allLying(trx, warehouseId),
      present: await allPlaces(trx, warehouseId),
    }));
    const key = createHash('sha256')
      .update(JSON.stringify([runId, now]))
      .digest('base64');
    const known = this.kept.get(key) ?? this.ask(plan, { kind: 'moves', ...now });
    this.kept.set(key, known);
    known.catch(() => this.kept.delete(key));
    return { run: plan.run, plan, ...(await known) };
  }

  /** @throws not_found, no_plan */
  async planOf(scope: Scope, runId: string): Promise<PlanOfRun> {
    const plan = await planOfRun(this.services, scope, runId);
    if (!plan || plan.run.status !== 'done') throw refuse('no_plan');
    return plan;
  }

  /** Asks about a plan after those who asked before. @throws no_plan where its input is of an older shape */
  async ask<K extends MovesQuestion['kind']>(
    { input, settings, places }: PlanOfRun,
    question: MovesQuestion & { kind: K },
  ): Promise<MovesAnswer[K]> {
    const task: MovesTask = { plan: { input, settings, places }, question };
    const mine = this.last.then(() => this.inThread<MovesAnswer[K] | null>(task));
    this.last = mine.catch(() => undefined);
    const answer = await mine;
    if (answer === null) throw refuse('no_plan');
    return answer;
  }

  private inThread<T>(task: MovesTask): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const worker = new Worker(this.services.threadFile('moves-thread'), {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
      worker.once('message', (answer: T) => resolve(answer));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that orders moves has ended early.')));
    });
  }
}

export const planner = defineService((services) => new Planner(services));
