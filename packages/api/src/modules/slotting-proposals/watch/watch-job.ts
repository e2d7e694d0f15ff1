import { none, type Decay, type SlottingSettings } from '@slotwise/contract';
import { SLOTTING_HELD_OUT } from '@slotwise/contract/constants';
import type { Scope } from '../../../platform/actor';
import type { Outcome } from '../../../platform/db/outcome';
import type { Trx } from '../../../platform/db/tables';
import { ApiFault } from '../../../platform/errors';
import type { Job, JobKind } from '../../../platform/jobs';
import type { Services } from '../../../platform/services';
import { beginRun, findRun, layoutChanged, layoutOfRun, planOfRun, termsOf, type PlanOfRun } from '../../slotting';
import { worthOf } from '../chains';
import { draftOf, madeOf } from '../draft';
import { proposalChanged } from '../events';
import { keepProposal, type NewProposal } from '../keep-proposal';
import { MOST_ORDERS, ordersOf, workOf } from '../measure-later';
import { planDecayed } from '../notifications';
import { plainMoves, type MoveRow } from '../move-queries';
import { proposalOf } from '../proposal-of';
import type { Quiet } from '../tables';
import { DAYS, decayOf, isProven, isQuiet, isTooLittle } from './decay';
import {
  actedOn,
  changeWatch,
  daysWithDemand,
  draftBecauseOf,
  keepDay,
  keepShare,
  latestDays,
  lockWatch,
  watchOf,
  type ActedOn,
} from '../watch-queries';

/** The job that measures what a warehouse acted on. */
export const WATCH_JOB = 'slotting-watch';

const DAY_MS = 86_400_000;
/** While a search is under way, it is looked for its end this often. */
const SOON_MS = 60_000;
const SEARCH_SECONDS = 20;
/** Days within which carrying goods is to have paid for itself: a small re-slot is no move of everything. */
const PAID_DAYS = 10;
/** Orders from longer ago say nothing about what has changed. */
const LATEST_DAYS = 28;
const WORKING = none('what is measured is no act of anybody');

export const watchJob = (services: Services): JobKind => ({
  kind: WATCH_JOB,
  atOnce: 1,
  run: (job) => new Watch(services, job).look(),
  failed: (job, fault) => {
    job.log.error({ err: fault }, 'a plan could not be measured; it is tried again within the hour');
    return Promise.resolve();
  },
});

const dayAfter = (at: Date) => new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);
const dayOf = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** One look at one warehouse. Two at once do no harm: each change holds the watch and asks again. */
class Watch {
  private readonly scope: Scope;
  private readonly companyId: string;
  private readonly warehouseId: string;
  private readonly actor: Scope;

  constructor(
    private readonly services: Services,
    job: Job,
  ) {
    this.companyId = job.tenantId;
    this.warehouseId = job.subjectId;
    this.scope = { userId: null, companyId: job.tenantId, wmsId: null };
    this.actor = this.scope;
  }

  async look(): Promise<void> {
    const { companyId, warehouseId } = this;
    const { watch, acted, terms } = await this.services.db.readTenant(this.scope, async (trx) => ({
      watch: await watchOf(trx, companyId, warehouseId),
      acted: await actedOn(trx, companyId, warehouseId),
      terms: await termsOf(trx, companyId, warehouseId),
    }));
    if (!watch?.as_of || !terms) return;
    if (watch.run_id !== null) return this.settle(watch.run_id, watch.decay, terms.decayMoves, watch.as_of);
    if (!acted?.endedAt) return;
    const measured = await this.measure({ ...acted, endedAt: acted.endedAt }, watch.as_of);
    if (!measured) return;
    const { plan, share } = measured;
    const days = await this.services.db.readTenant(this.scope, (trx) => latestDays(trx, acted.id, DAYS));
    const decay = decayOf({ ...acted, share }, days, terms.decayLimit);
    if (!decay || !isTooLittle(decay) || isQuiet(decay, watch.quiet)) return;
    const since = later(watch.as_of, -LATEST_DAYS * DAY_MS);
    const from = since > acted.endedAt ? since : acted.endedAt;
    await this.search(decay, settingsFor(plan.run.settings, terms.decayMoves, from, watch.as_of), watch.as_of);
  }

  /** Measures the days that are over and were not measured, or got other orders since. */
  private async measure(acted: ActedOn & { endedAt: Date }, asOf: Date) {
    const { services, scope, companyId, warehouseId } = this;
    const wanted = {
      ...{ companyId, warehouseId, mostOrders: MOST_ORDERS },
      proposalId: acted.id,
      since: dayAfter(acted.endedAt),
      until: dayOf(asOf),
      limit: DAYS,
    };
    const days = await services.db.readTenant(scope, (trx) => daysWithDemand(trx, wanted));
    if (days.length === 0) return undefined;
    const plan = await planOfRun(services, scope, acted.runId);
    // A plan whose input is no longer kept cannot be measured.
    if (!plan) return undefined;
    const all = await services.db.readTenant(scope, (trx) => plainMoves(trx, acted.id));
    const moves = all.filter(({ decision }) => decision === 'approved');
    const share = acted.share ?? (await this.promise(acted, plan, moves));
    for (const { day, demand, known } of days) {
      if (known) continue;
      const begin = new Date(`${day}T00:00:00Z`);
      const span = { since: begin.toISOString(), until: later(begin, DAY_MS).toISOString() };
      const orders = await ordersOf(services, scope, { warehouseId, ...span });
      const { before, after } = await workOf(services, plan, moves, orders);
      await this.change((trx) =>
        keepDay(trx, { companyId, proposalId: acted.id }, { day, demand, orders: orders.length, before, after }),
      );
    }
    return { plan, share };
  }

  /** The part of the work that the moves save on the orders that the search saw. */
  private async promise({ id }: ActedOn, plan: PlanOfRun, moves: readonly MoveRow[]): Promise<number> {
    const { before, after } = await workOf(this.services, plan, moves);
    const share = before > 0 ? (before - after) / before : 0;
    await this.change((trx) => keepShare(trx, id, share));
    return share;
  }

  /**
   * Begins to search for a small re-slot, unless one is there already. If another search of the company runs, it waits.
   */
  private async search(decay: Decay, settings: SlottingSettings, asOf: Date): Promise<void> {
    const { services, scope, companyId, warehouseId, actor } = this;
    const now = services.clock.now();
    const soon = later(asOf, SOON_MS);
    try {
      await services.db.withTenant(scope, async (trx): Promise<Outcome<void>> => {
        const watch = await lockWatch(trx, companyId, warehouseId);
        const acted = await actedOn(trx, companyId, warehouseId);
        const isOpen = await draftBecauseOf(trx, companyId, decay.proposalId);
        if (!watch || watch.run_id !== null || acted?.id !== decay.proposalId || isOpen) {
          return { answer: undefined, audit: none('it is seen to already') };
        }
        const begun = await beginRun(trx, { companyId, warehouseId, name: '', settings, userId: null, now });
        await changeWatch(trx, warehouseId, { runId: begun.run.id, decay, nextAt: soon });
        const { kept, limit, orders, days } = decay;
        return {
          answer: undefined,
          audit: [
            {
              ...{ action: 'proposal.decayed', subjectId: decay.proposalId, actor },
              details: { kept: Math.round(kept * 100), limit, orders, days },
            },
            { ...begun.begun, actor },
          ],
          notifications: await planDecayed(trx, { companyId, warehouseId, decay }),
          events: begun.events,
          after: () => services.jobs.wake(),
        };
      });
    } catch (fault) {
      if (!(fault instanceof ApiFault) || fault.code !== 'plan_running') throw fault;
      await this.change((trx) => changeWatch(trx, warehouseId, { nextAt: soon }));
    }
  }

  /** Proposes the best moves of the search once it has ended, or lets the plan be where no moves are worth it. */
  private async settle(runId: string, decay: Decay | null, most: number, asOf: Date): Promise<void> {
    const { services, scope, companyId, warehouseId, actor } = this;
    const { db } = services;
    const run = await db.readTenant(scope, (trx) => findRun(trx, companyId, runId));
    if (run?.status === 'waiting' || run?.status === 'running') {
      return this.change((trx) => changeWatch(trx, warehouseId, { nextAt: later(asOf, SOON_MS) }));
    }
    const read = <T>(work: (trx: Trx) => Promise<T>) => db.readTenant(scope, work);
    const making = { services, scope, read, now: services.clock.now() };
    const wanted = decay && { runId, name: '', decay, choice: { by: 'moves' as const, value: most } };
    const best = run?.status === 'done' && wanted ? await draftOf(making, wanted) : undefined;
    const draft = best?.gain && isProven(best.gain) ? best : undefined;
    const layout = await layoutOfRun(services, scope, runId);
    await db.withTenant(scope, async (trx): Promise<Outcome<void>> => {
      const watch = await lockWatch(trx, companyId, warehouseId);
      if (watch?.run_id !== runId) return { answer: undefined, audit: none('it was seen to meanwhile') };
      const acted = await actedOn(trx, companyId, warehouseId);
      if (await layoutChanged(trx, layout)) {
        // Its moves promise nothing where walks are other ones: they are searched for anew.
        await changeWatch(trx, warehouseId, { runId: null, nextAt: later(asOf, SOON_MS) });
        return { answer: undefined, audit: WORKING };
      }
      // A plan activated since is another one, which is watched by itself.
      const isDue = decay !== null && acted?.id === decay.proposalId;
      await changeWatch(trx, warehouseId, { runId: null, ...(isDue && !draft && { quiet: quietOf(decay, best) }) });
      if (!draft || !isDue) return { answer: undefined, audit: WORKING };
      await keepProposal(trx, draft);
      const proposal = await proposalOf(trx, companyId, draft.id);
      return {
        answer: undefined,
        audit: { ...madeOf(draft), actor },
        events: [proposalChanged(companyId, proposal)],
      };
    });
  }

  private change(work: (trx: Trx) => Promise<unknown>): Promise<void> {
    return this.services.db.withTenant(this.scope, async (trx) => {
      await work(trx);
      return { answer: undefined, audit: WORKING };
    });
  }
}

/** Why the best moves, if there are any, are not proposed. */
const quietOf = ({ proposalId, kept, until }: Decay, best: NewProposal | undefined): Quiet =>
  best?.gain
    ? { proposalId, kept, why: 'unproven', until, moves: worthOf(best.chains).moves, gain: best.gain }
    : { proposalId, kept, why: 'no_better' };

/** Where goods change places each pair takes three moves: one is put down on the way. So many fit in any case. */
const pilesFor = (moves: number) => Math.max(1, Math.floor((moves * 2) / 3));

/** The same way of working, on the orders since, but for the latest of them: they say whether its moves are worth it. */
const settingsFor = (
  { budget: _budget, paidBack: _paidBack, ...before }: SlottingSettings,
  moves: number,
  from: Date,
  asOf: Date,
): SlottingSettings => ({
  ...before,
  most: pilesFor(moves),
  // Carrying counts once in so many days, regardless of the orders' period.
  costs: { ...before.costs, moves: (asOf.getTime() - from.getTime()) / DAY_MS / PAID_DAYS },
  ...{ from: from.toISOString(), until: null, heldOut: SLOTTING_HELD_OUT.usual },
  ...{ seconds: SEARCH_SECONDS, moves: null },
});
