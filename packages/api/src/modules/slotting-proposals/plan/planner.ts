import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../../platform/actor';
import { refuse } from '../../../platform/errors';
import { defineService, type Services } from '../../../platform/services';
import { planOfRun, type PlanOfRun } from '../../slotting';
import type { Chain, Step } from '../chains';
import { lyingOf, presentPlaces } from '../stock-queries';
import { fromNow, type PlanFromNow } from './from-now';
import type { MovesAnswer, MovesTask } from './moves-thread';

/** Plans that one server keeps in order of their moves. */
const KEPT = 8;
const HEAP_MB = 512;

/** The moves of a run's plan from the present stock. */
export interface PlannedMoves {
  run: PlanOfRun['run'];
  plan: PlanOfRun;
  /** The best first. */
  chains: readonly Chain[];
  /** Moves that cannot be made in any order. */
  stuck: number;
}

type Ordered = Pick<PlannedMoves, 'chains' | 'stuck'>;

/** Orders moves, one plan after the other, in a thread. Ordered moves are kept until stock or places change. */
export class Planner {
  private readonly kept = new LRUCache<string, Promise<Ordered>>({ max: KEPT });
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly services: Services) {}

  /** Not to be awaited inside of a transaction. @throws not_found for no such run, no_plan */
  async movesOf(scope: Scope, runId: string): Promise<PlannedMoves> {
    const plan = await this.planOf(scope, runId);
    const now = await this.now(scope, plan);
    const state = JSON.stringify([runId, now.problem.skus.map(({ today, pieces }) => [today, pieces]), closedOf(now)]);
    const key = createHash('sha256').update(state).digest('base64');
    const known = this.kept.get(key) ?? this.order(plan, now);
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

  /** Runs a task after those that were asked before. */
  async run<K extends MovesTask['kind']>(task: MovesTask & { kind: K }): Promise<MovesAnswer[K]> {
    const mine = this.last.then(() => this.inThread<MovesAnswer[K]>(task));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async now(scope: Scope, plan: PlanOfRun): Promise<PlanFromNow> {
    return this.services.db.readTenant(scope, async (trx) => {
      const warehouseId = plan.run.warehouse_id;
      const present = await presentPlaces(trx, warehouseId, plan.locationIds);
      return fromNow(plan, await lyingOf(trx, warehouseId, plan.skuIds), present);
    });
  }

  private async order({ skuIds, locationIds }: PlanOfRun, { problem, after }: PlanFromNow) {
    const numberOf = new Map(skuIds.map((id, at) => [id, at]));
    const goods = skuIds.map((id) => numberOf.get(id)!);
    const { chains, stuck } = await this.run({ kind: 'moves', problem, after, goods });
    const toStep = ({ sku, from, to, buffer, seconds, ways }: (typeof chains)[number]['steps'][number]): Step => ({
      ...{ skuId: skuIds[sku]!, fromId: locationIds[from ?? to]!, toId: locationIds[to]!, buffer, seconds, ways },
    });
    return {
      chains: chains.map(({ steps, seconds, secondsPerDay }) => ({ steps: steps.map(toStep), seconds, secondsPerDay })),
      stuck: stuck.length,
    };
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

const closedOf = ({ problem }: PlanFromNow) =>
  problem.locations.flatMap(({ locked, blocked }, at) => (locked || blocked ? [at] : []));

export const planner = defineService((services) => new Planner(services));
