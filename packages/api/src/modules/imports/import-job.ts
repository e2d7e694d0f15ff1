import { none, type ImportChange } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import { fieldFault } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Job, JobKind } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { BatchSize } from '../../platform/db/batch-size';
import type { Trx } from '../../platform/db/tables';
import { inPieces } from './in-pieces';
import { detailsOf, importChanged } from './changed-event';
import type { RefusedRow } from './checking/check-rows';
import { MERGES } from './merging';
import type { InTheWay, Merged, Target } from './merging/merge';
import { importEnded } from './notifications';
import { IMPORT_JOB } from './job-name';
import {
  beginStep,
  forgetSome,
  keepChanges,
  keepRefusals,
  MOST_CHANGES,
  MOST_REFUSALS,
  noteCheck,
  saveProgress,
  setTotal,
  takeOver,
} from './progress-queries';
import { findImport, setStep, toImport } from './queries';
import { faultOfFile } from './read-import';
import { FileFault } from './reading/file-fault';
import { reading } from './reading-service';
import type { CheckedBatch } from './reading-thread';
import { partCount } from './upload';

const DAY_MS = 86_400_000;

/** Screens hear of progress that often. */
const TELL_MS = 500;

/** Rows of one batch: a check goes through so many in the time of one. */
const MOST_ROWS = 2000;
/** Some batches take much longer than those before: what they write is a page or a file of the log anew. None may take 50. */
const BATCH_MS = 30;
/**
 * Nobody waits for a batch of rows that are hidden, if the database has many connections: it holds nothing that others change. A large
 * one begins, commits and is planned less often, and adds to each sum once for more lines.
 */
const HIDDEN_BATCH_MS = 300;

/** Rows after which the planner is to know that a table is no longer empty. */
const FIRST_LOOK = 100;
const LOOK_AGAIN = 8;

type Found = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The import was canceled, or another server has gone on with it. */
class NotOurs extends Error {}

/** Checks a file, lets it in, or clears away a canceled one, by its step. */
export const importJob = (services: Services): JobKind => ({
  kind: IMPORT_JOB,
  async run(job) {
    await new ImportRun(services, job).run();
  },
  async failed(job) {
    await new ImportRun(services, job).fail(fieldFault('file', 'import_failed'));
  },
});

class ImportRun {
  private readonly scope: Scope;
  private told = 0;
  private readonly runId = newId();

  constructor(
    private readonly services: Services,
    private readonly job: Job,
  ) {
    this.scope = { userId: job.userId, companyId: job.tenantId, wmsId: null };
  }

  async run(): Promise<void> {
    const found = await this.find();
    if (!found) return;
    try {
      if (found.status === 'checking' || found.status === 'applying') await this.step(found.status);
    } catch (fault) {
      if (fault instanceof FileFault) await this.fail(faultOfFile(fault));
      else if (!(fault instanceof NotOurs)) throw fault;
    }
    const now = await this.find();
    if (now && ['done', 'failed', 'canceled'].includes(now.status)) await this.clearAway(now);
  }

  private see = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => this.services.db.readTenant(this.scope, work);
  private find = () => this.see((trx) => findImport(trx, this.job.tenantId, this.job.subjectId));

  private target = (found: Found): Target => ({
    importId: found.id,
    companyId: found.company_id,
    userId: this.job.userId,
    warehouseId: found.warehouse_id,
    mode: found.mode,
    checkedAt: found.checked_at,
    changes: Math.max(0, MOST_CHANGES - this.kept),
    now: this.services.clock.now(),
    ...(this.leaving && { leaving: this.leaving }),
  });

  private async step(status: 'checking' | 'applying'): Promise<void> {
    const found = await this.change((trx) => takeOver(trx, this.job.subjectId, { status, run: this.runId }));
    if (!found) throw new NotOurs();
    // A check that was cut off begins anew; rows that were let in already are not let in again.
    if (found.last_row === 0 || status === 'checking') await this.beginAnew(found, status);
    const afterRow = status === 'applying' ? found.last_row : 0;
    const { id, kind, layout, mapping, bytes } = found;
    if (!layout) throw new Error('An import without a layout was begun.');
    const progress = { after: afterRow, refused: found.refused };
    if (status === 'checking') progress.refused = 0;
    const files = this.services.use(reading);
    const size = this.batchSize(kind);
    await files.withFile(id, partCount(bytes), async (path) => {
      // Somewhere it is tomorrow already.
      const latest = new Date(this.services.clock.now().getTime() + DAY_MS).toISOString();
      const width = found.header.length;
      const task = { task: 'check' as const, path, kind, layout, mapping, afterRow, latest, width };
      const { inTheWay } = MERGES[kind];
      const columns = mapping.map(({ name }) => name);
      if (inTheWay && (await this.see((trx) => inTheWay.any(trx, this.target(found), columns)))) {
        const batches = files.check({ ...task, afterRow: 0 }, this.job.signal);
        this.leaving = await this.leavingIn(batches, found, inTheWay);
      }
      for await (const read of files.check(task, this.job.signal)) {
        const pieces = inPieces(read, progress.after, () => size.rows);
        for (const piece of pieces) {
          await this.batch(found, status, piece, { progress, size });
          if (status === 'applying') await this.look(found.kind);
        }
      }
    });
    await this.finish(found, status);
  }

  private async leavingIn(batches: AsyncIterable<CheckedBatch>, found: Found, merge: InTheWay): Promise<Set<string>> {
    const leaving = new Set<string>();
    const size = this.batchSize(found.kind);
    for await (const batch of batches) {
      for (const { checked } of inPieces(batch, 0, () => size.rows)) {
        const begun = this.services.clock.now().getTime();
        const keys = await this.see((trx) => merge.leaving(trx, this.target(found), checked));
        size.note(checked.rows.length, this.services.clock.now().getTime() - begun);
        for (const key of keys) leaving.add(key);
      }
    }
    return leaving;
  }
  private leaving: ReadonlySet<string> | undefined;

  private batchSize(kind: Found['kind']): BatchSize {
    const isAside = MERGES[kind].hidden && 'url' in this.services.config.database;
    return new BatchSize({ targetMs: isAside ? HIDDEN_BATCH_MS : BATCH_MS, most: MOST_ROWS });
  }

  /**
   * While a table grows, a query plan for a small one is no good: it is analysed again whenever the table has become so many times as
   * large. Each look takes as long as some batches.
   */
  private async look(kind: Found['kind']): Promise<void> {
    const { looks = [] } = MERGES[kind];
    if (this.applied < this.lookAt) return;
    this.lookAt = this.applied * LOOK_AGAIN;
    for (const look of looks) await this.change(look);
  }
  private applied = 0;
  private lookAt = FIRST_LOOK;

  private async beginAnew(found: Found, status: 'checking' | 'applying'): Promise<void> {
    const importId = found.id;
    // In short transactions: others wait for each.
    while (await this.change((trx) => forgetSome(trx, importId))) continue;
    await this.change(async (trx) => {
      await beginStep(trx, importId);
      if (status === 'checking') await noteCheck(trx, importId, this.services.clock.now());
      else await MERGES[found.kind].begin?.(trx, this.target(found));
    });
  }

  /** One batch in one transaction, with the number of its last row: after a kill it is done once, whenever that was. */
  private async batch(
    found: Found,
    status: 'checking' | 'applying',
    { checked, refused, rounded, cut }: CheckedBatch,
    { progress, size }: { progress: { after: number; refused: number }; size: BatchSize },
  ): Promise<void> {
    const lastRow = Math.max(checked.rows.at(-1) ?? 0, refused.at(-1)?.row ?? 0, progress.after);
    const rows = checked.rows.length + refused.length;
    if (rows === 0) return;
    const now = this.services.clock.now();
    const tells = now.getTime() - this.told >= TELL_MS;
    let begun = 0;
    await this.services.db.withTenant(this.scope, async (trx) => {
      begun = this.services.clock.now().getTime();
      const merge = MERGES[found.kind];
      const merged = await merge.rows(trx, this.target(found), checked, status === 'applying');
      const all = [...refused, ...refusedOf(checked, merged)];
      if (progress.refused + all.length > MOST_REFUSALS) {
        throw new FileFault('file_too_many_refusals', { max: MOST_REFUSALS });
      }
      await keepRefusals(trx, { companyId: found.company_id, importId: found.id }, all);
      await keepChanges(trx, { companyId: found.company_id, importId: found.id }, this.worthKeeping(merged.changes));
      const { added, changed, same } = merged;
      const counts = { added, changed, same, refused: all.length };
      const row = await saveProgress(trx, found.id, {
        ...{ status, run: this.runId, lastRow, rows, counts, now },
        ...{ rounded, cut },
      });
      if (!row) throw new NotOurs();
      return {
        answer: undefined,
        audit: none('part of an import, whose end has an entry'),
        events: tells ? [importChanged(found.company_id, toImport(row))] : [],
        after: () => {
          size.note(rows, this.services.clock.now().getTime() - begun);
          this.applied += rows;
          progress.after = lastRow;
          progress.refused += all.length;
          this.kept += merged.changes.length;
        },
      };
    });
    if (tells) this.told = now.getTime();
  }

  private kept = 0;
  private worthKeeping = (changes: readonly ImportChange[]) => changes.slice(0, Math.max(0, MOST_CHANGES - this.kept));

  private async finish(found: Found, status: 'checking' | 'applying'): Promise<void> {
    await this.services.db.withTenant(this.scope, async (trx) => {
      const now = await findImport(trx, found.company_id, found.id);
      if (now?.status !== status || now.run !== this.runId) throw new NotOurs();
      if (status === 'applying') await MERGES[found.kind].finish?.(trx, this.target(found));
      else await setTotal(trx, found.id);
      const row = await setStep(trx, found.id, {
        status: status === 'applying' ? 'done' : 'ready',
        now: this.services.clock.now(),
      });
      const ended = toImport(row);
      return {
        answer: undefined,
        audit:
          status === 'applying'
            ? { action: 'import.finished', subjectId: found.id, details: detailsOf(ended), actor: this.scope }
            : none('checking changes nothing'),
        notifications: importEnded(found.company_id, ended),
        events: [importChanged(found.company_id, ended)],
      };
    });
  }

  async fail(fault: ReturnType<typeof fieldFault>): Promise<void> {
    await this.services.db.withTenant(this.scope, async (trx) => {
      const found = await findImport(trx, this.job.tenantId, this.job.subjectId);
      if (found?.status !== 'checking' && found?.status !== 'applying') {
        return { answer: undefined, audit: none('it has ended otherwise') };
      }
      const row = await setStep(trx, found.id, { status: 'failed', fault, now: this.services.clock.now() });
      const ended = toImport(row);
      return {
        answer: undefined,
        audit: { action: 'import.failed', subjectId: found.id, details: detailsOf(ended), actor: this.scope },
        notifications: importEnded(found.company_id, ended),
        events: [importChanged(found.company_id, ended)],
      };
    });
  }

  /** Nothing is kept of a canceled import, and of no import its file. */
  private async clearAway(found: Found): Promise<void> {
    const { giveUp } = MERGES[found.kind];
    if (found.status !== 'done' && giveUp) {
      while (await this.change((trx) => giveUp(trx, this.target(found)))) this.job.signal.throwIfAborted();
    }
    await this.services.use(reading).forget(found.id, partCount(found.bytes));
  }

  private change = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    this.services.db.withTenant(this.scope, async (trx) => ({
      answer: await work(trx),
      audit: none('part of an import, whose end has an entry'),
    }));
}

const refusedOf = ({ rows, cells }: CheckedBatch['checked'], { refused }: Merged): RefusedRow[] =>
  refused.map(({ index, faults }) => ({ row: rows[index] ?? 0, cells: cells[index] ?? [], faults }));
