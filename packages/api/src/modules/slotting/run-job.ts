import { none, type SlottingBasis, type SlottingProgress, type SlottingRun } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { fieldFault } from '../../platform/errors';
import type { Job, JobKind } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { progressed, runChanged } from './events';
import { collectInput } from './input/collect-input';
import { inputs } from './input/kept-inputs';
import { seenOf, withSharedWalks, type RunInput } from './input/run-input';
import { runEnded } from './notifications';
import { insertNotices, type NoticeRow } from './notice-queries';
import { insertPlacements, type PlacementRow } from './placement-queries';
import { bytesOf, changeRun, findRun, planOf, toRun, type RunRow } from './run-queries';
import type { Notice } from './search/kept-piles';
import { running } from './search/running';
import { Search } from './search/search';
import { SlottingFault } from './slotting-fault';
import { SLOTTING_JOB } from './start-run';

/** The best plan is written down this often, for the server that goes on after a kill. */
const KEEP_MS = 2000;
/** Rows that are written in one transaction. */
const ROWS_AT_ONCE = 400;
const WORKING = none('that it was begun stands there; how far it is, is no act of anybody');

/** Searches for a plan. A search takes processors for minutes, so a server makes one at a time, beside its other jobs. */
export const slottingJob = (services: Services): JobKind => {
  services.use(running);
  return {
    kind: SLOTTING_JOB,
    atOnce: 1,
    run: (job) => new RunJob(services, job).run(),
    failed: (job) => new RunJob(services, job).fail(fieldFault('run', 'plan_failed')),
  };
};

type Changes = Parameters<typeof changeRun>[2];

class RunJob {
  private readonly scope: Scope;
  private readonly ids: { companyId: string; runId: string };
  private readonly stopAsked = new AbortController();

  constructor(
    private readonly services: Services,
    private readonly job: Job,
  ) {
    this.scope = { userId: job.userId, companyId: job.tenantId, wmsId: null };
    this.ids = { companyId: job.tenantId, runId: job.subjectId };
  }

  async run(): Promise<void> {
    const { subjectId } = this.job;
    const unlisten = this.services.use(running).listen(subjectId, () => this.stopAsked.abort());
    try {
      const found = await this.find();
      if (!found || found.status === 'done' || found.status === 'failed') return;
      if (found.stop_asked) this.stopAsked.abort();
      const input = (await this.services.use(inputs).get(subjectId)) ?? (await this.collect(found));
      await this.search(found, withSharedWalks(input));
    } catch (fault) {
      if (!(fault instanceof SlottingFault)) throw fault;
      await this.fail(fault.fault);
    } finally {
      unlisten();
    }
  }

  async fail(fault: NonNullable<SlottingRun['fault']>): Promise<void> {
    await this.change({ status: 'failed', fault, ended_at: this.services.clock.now() }, { tells: true });
  }

  private find = () =>
    this.services.db.readTenant(this.scope, (trx) => findRun(trx, this.job.tenantId, this.job.subjectId));

  /** @returns the run as it is then; undefined if it has ended or is gone */
  private async change(changes: Changes, { tells = false } = {}): Promise<RunRow | undefined> {
    const { tenantId, subjectId } = this.job;
    return this.services.db.withTenant(this.scope, async (trx) => {
      const row = await changeRun(trx, subjectId, changes);
      // Acts that nobody did by themselves need no entry, but people who look want to see them.
      return {
        answer: row,
        audit: WORKING,
        notifications: row && tells ? await runEnded(trx, tenantId, toRun(row)) : [],
        events: row && tells ? [runChanged(tenantId, toRun(row))] : [],
      };
    });
  }

  private async collect(found: RunRow): Promise<RunInput> {
    const input = await collectInput(this.services.db, {
      scope: this.scope,
      companyId: this.job.tenantId,
      warehouseId: found.warehouse_id,
      settings: found.settings,
      signal: this.job.signal,
    });
    await this.services.use(inputs).keep(found.id, input);
    return input;
  }

  private async search(found: RunRow, input: RunInput): Promise<void> {
    const { signal, tenantId } = this.job;
    const begun = await this.change({ status: 'running' }, { tells: true });
    if (!begun) return;
    const { ids } = this;
    const start = await this.services.db.readTenant(this.scope, (trx) => planOf(trx, found.id));
    let basis: SlottingBasis | null = null;
    let noting = Promise.resolve();
    let hasPlan = false;
    const search = new Search({
      threadFile: (name) => this.services.threadFile(name),
      threads: this.services.config.jobThreads,
      ...{ input, settings: found.settings, before: begun.progress, start, outcome: begun.outcome },
      onBasis: (heard, notices) => {
        basis = heard;
        // They are known from the beginning on: who stops the search waits for its plan alone.
        noting = this.write(noticesOf(input, notices), (trx, rows) => insertNotices(trx, ids, rows));
        // People read them once they hear that the basis is known.
        noting.then(
          () => keep(true),
          (fault: Error) => search.fail(fault),
        );
      },
      onProgress: (progress) => {
        this.services.events.pass(progressed(tenantId, { id: found.id, warehouseId: found.warehouse_id }, progress));
        // The first plan is kept at once.
        if (!hasPlan && search.best) void keep();
        hasPlan = search.best !== undefined;
      },
    });
    // One write after the other: the last one is the newest.
    let kept: Promise<unknown> = Promise.resolve();
    const keep = (tells = false) =>
      (kept = kept
        .then(() => this.change(this.stateOf(search, basis), { tells }))
        .then((row) => {
          if (!row || row.stop_asked) search.stop();
        })
        .catch((fault: unknown) => this.job.log.warn({ err: fault }, 'the best plan could not be kept; tries again')));
    const keeping = setInterval(() => void keep(), KEEP_MS);
    const stop = () => search.stop();
    if (this.stopAsked.signal.aborted) stop();
    this.stopAsked.signal.addEventListener('abort', stop);
    try {
      const ending = await Promise.race([search.done, whenAborted(signal)]);
      clearInterval(keeping);
      await noting;
      await kept;
      await this.finish(input, search, { basis, ending });
    } finally {
      clearInterval(keeping);
      this.stopAsked.signal.removeEventListener('abort', stop);
      await search.terminate();
    }
  }

  private stateOf({ progress, best, outcome }: Search, basis: SlottingBasis | null): Changes {
    return {
      progress,
      ...(basis && { basis }),
      ...(outcome && { outcome }),
      ...(best && { plan: bytesOf(best.places) }),
    };
  }

  private async finish(
    input: RunInput,
    search: Search,
    { basis, ending }: { basis: SlottingBasis | null; ending: 'budget' | 'stopped' },
  ): Promise<void> {
    const { ids } = this;
    await this.write(search.best ? placementsOf(input, search.best.places) : [], (trx, rows) =>
      insertPlacements(trx, ids, rows),
    );
    const progress: SlottingProgress = search.progress;
    const ended = { status: 'done', ending, ended_at: this.services.clock.now(), progress } as const;
    await this.change({ ...this.stateOf(search, basis), ...ended }, { tells: true });
  }

  /** In short transactions: others wait for them. */
  private async write<T>(rows: readonly T[], insert: (trx: Trx, rows: readonly T[]) => Promise<void>): Promise<void> {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await this.services.db.withTenant(this.scope, async (trx) => ({
        answer: await insert(trx, rows.slice(at, at + ROWS_AT_ONCE)),
        audit: WORKING,
      }));
    }
  }
}

function placementsOf(input: RunInput, places: Int32Array): PlacementRow[] {
  const { lines } = seenOf(input);
  return input.piles.flatMap(({ id, today }, pile) => {
    const to = places[pile]!;
    if (to === today || to < 0) return [];
    const [fromId, toId] = [input.locations[today]!.id, input.locations[to]!.id];
    return [{ skuId: id, fromId, toId, lines: lines[pile]! }];
  });
}

const noticesOf = ({ piles, locations }: RunInput, noted: readonly Notice[]): NoticeRow[] =>
  noted.map(({ pile, kind, missing, refused }, number) => ({
    ...{ number, kind, missing: [...missing] },
    skuId: piles[pile]!.id,
    locationId: locations[piles[pile]!.today]!.id,
    refused: Object.entries(refused).map(([rule, places]) => ({ rule, places: places ?? 0 })),
  }));

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
