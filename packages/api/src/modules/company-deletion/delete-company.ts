import { setTimeout as sleep } from 'node:timers/promises';
import { none } from '@slotwise/contract';
import { BatchSize } from '../../platform/db/batch-size';
import type { Trx } from '../../platform/db/tables';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { endAudit } from '../audit';
import { forgetFiles } from '../imports';
import { inputs } from '../slotting';
import { goingOn, hasEntries, openDoors, removeCompany } from './due-queries';
import { letPeopleGo } from './let-people-go';
import {
  OWNED,
  removeByIds,
  removeCounter,
  removeMessages,
  removeParts,
  removeSome,
  someIds,
  type Owned,
} from './removal-queries';

/** Of a row that goes, all others have to be asked who refers to it. */
const FEW = { targetMs: 20, first: 4, least: 1 };

/** Another server may be sealing the last entries. */
const AUDIT_TRIES = 50;
const AUDIT_PAUSE_MS = 100;
const PART = none('a part of it: its begin and its end have entries');

/** Bytes in the store of files that belong to rows which are about to go. */
const filesOf = (services: Services): Readonly<Record<string, (ids: readonly string[]) => Promise<void>>> => ({
  imports: (ids) => forgetFiles(services, ids),
  slotting_runs: async (ids) => {
    for (const id of ids) await services.use(inputs).forget(id);
  },
});

/**
 * Deletes all that a company has, in transactions that nobody notices. It may be stopped anywhere: whatever is left is found
 * again by the next one.
 */
export class DeleteCompany {
  private readonly companyId: string;

  constructor(
    private readonly services: Services,
    private readonly job: Pick<Job, 'subjectId' | 'signal'>,
  ) {
    this.companyId = job.subjectId;
  }

  async run(): Promise<void> {
    const { companyId, services } = this;
    const going = await services.db.readSystem((trx) => goingOn(trx, companyId));
    // Never begun, or at its end: nothing may go.
    if (!going) return;
    await letPeopleGo(services, companyId, this.job.signal);
    await this.closeDoors();
    // Jobs that were at work when it began may have written a little more until they noticed.
    while ((await this.removeAll()) > 0) continue;
    await this.removeTable(removeMessages);
    await this.end(going.asked_at, going.asked_by, await this.cutAudit());
  }

  /** Pages of partners and other systems are signed out with the people. */
  private async closeDoors(): Promise<void> {
    const { db, sessions } = this.services;
    const doors = await db.readSystem((trx) => openDoors(trx, this.companyId));
    for (const name of ['embed_sessions', 'partner_keys', 'api_keys']) {
      for (const one of OWNED) if (one.table === name) await this.removeOwned(one);
    }
    sessions.revoked(doors);
  }

  private async removeAll(): Promise<number> {
    let gone = 0;
    for (const one of OWNED) gone += await this.removeOwned(one);
    return gone;
  }

  private async removeOwned(owned: Owned): Promise<number> {
    const files = filesOf(this.services)[owned.table];
    if (!owned.parts && !files) return this.removeTable((trx, id, most) => removeSome(trx, owned, id, most));
    const pace = new BatchSize(FEW);
    for (let gone = 0; ;) {
      const most = pace.rows;
      const ids = await this.services.db.readSystem((trx) => someIds(trx, owned, this.companyId, most));
      if (ids.length === 0) return gone;
      await files?.(ids);
      for (const part of owned.parts ?? []) {
        gone += await this.removeTable((trx, _, rows) => removeParts(trx, part, ids, rows));
      }
      gone += await this.timed(pace, (trx) => removeByIds(trx, owned, this.companyId, ids));
    }
  }

  private async removeTable(remove: (trx: Trx, companyId: string, most: number) => Promise<number>): Promise<number> {
    const pace = new BatchSize(FEW);
    for (let gone = 0; ;) {
      const most = pace.rows;
      const rows = await this.timed(pace, (trx) => remove(trx, this.companyId, most));
      gone += rows;
      if (rows === 0) return gone;
    }
  }

  private async timed(pace: BatchSize, remove: (trx: Trx) => Promise<number>): Promise<number> {
    const { rows, ms } = await this.change(async (trx) => {
      const begun = performance.now();
      const gone = await remove(trx);
      return { rows: gone, ms: performance.now() - begun };
    });
    pace.note(rows, ms);
    return rows;
  }

  private change<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    this.job.signal.throwIfAborted();
    return this.services.db.withSystem(async (trx) => ({ answer: await work(trx), audit: PART }));
  }

  /** The last that goes, as it tells of all the rest. @throws an Error where its chain has a gap: that is no time to lose the proof */
  private async cutAudit(): Promise<number> {
    let gone = 0;
    for (let tried = 0; tried < AUDIT_TRIES; tried++) {
      this.job.signal.throwIfAborted();
      gone += await endAudit(this.services, this.companyId);
      if (!(await this.services.db.readSystem((trx) => hasEntries(trx, this.companyId)))) return gone;
      await sleep(AUDIT_PAUSE_MS, undefined, { signal: this.job.signal });
    }
    throw new Error(`The audit of ${this.companyId} cannot be cut to its end.`);
  }

  private end(askedAt: Date, askedBy: string, entries: number): Promise<void> {
    const { companyId, services } = this;
    this.job.signal.throwIfAborted();
    return services.db.withSystem(async (trx) => {
      if (await hasEntries(trx, companyId)) throw new Error(`The audit of ${companyId} has got another entry.`);
      await removeCounter(trx, companyId);
      const wmsId = await removeCompany(trx, companyId, services.clock.now());
      const details = { askedAt: askedAt.toISOString(), askedBy, entries };
      const actor = { userId: null, companyId: null, wmsId: null };
      return {
        answer: undefined,
        audit: { action: 'company.deleted', subjectId: companyId, details, actor },
        events: wmsId === null ? [] : [{ channel: `wms:${wmsId}`, event: 'CompanyDeleted', data: { id: companyId } }],
      };
    });
  }
}
