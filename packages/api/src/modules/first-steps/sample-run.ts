import { none } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { goOn, sampleChanged, takeOver, toSample, type SampleRow } from './sample-queries';

/** Screens hear of progress that often. */
const TELL_MS = 500;

/** It is at something else by now, or another server has gone on with it. */
export class NotOurs extends Error {}

/** The part that making sample data and taking it away have in common: short transactions, each of which holds the sample and notes its rows. */
export class SampleRun {
  readonly companyId: string;
  private readonly scope: Scope;
  private readonly run = newId();
  private told = 0;
  done = 0;

  constructor(
    readonly services: Services,
    readonly job: Job,
    private readonly status: SampleRow['status'],
  ) {
    this.companyId = job.tenantId;
    this.scope = { userId: job.userId, companyId: job.tenantId, wmsId: null };
  }

  private get step() {
    return { id: this.job.subjectId, status: this.status, run: this.run };
  }

  async begin(): Promise<void> {
    const found = await this.write(async (trx) => ({
      answer: await takeOver(trx, this.companyId, this.step),
      audit: none('who does it is nobody’s matter'),
    }));
    if (!found) throw new NotOurs();
    this.done = found.done;
  }

  /** @param rows that the work makes or takes away, or the work's own number of them */
  async change<T extends number | void>(rows: number, work: (trx: Trx, sample: SampleRow) => Promise<T>): Promise<T> {
    this.job.signal.throwIfAborted();
    const tells = this.services.clock.now().getTime() - this.told >= TELL_MS;
    const { result, counted } = await this.write(async (trx) => {
      const sample = await this.held(trx, rows);
      const worked = await work(trx, sample);
      const more = typeof worked === 'number' ? worked : 0;
      const now = more > 0 ? await this.held(trx, more) : sample;
      return {
        answer: { result: worked, counted: rows + more },
        audit: none('a part of it: its begin and its end have entries'),
        events: tells ? [sampleChanged(this.companyId, now.warehouse_id, toSample(now))] : [],
      };
    });
    if (tells) this.told = this.services.clock.now().getTime();
    this.done += counted;
    return result;
  }

  /** The last step, which says by itself what it leaves. */
  end = (work: (trx: Trx, sample: SampleRow) => Promise<Outcome<void>>): Promise<void> =>
    this.write(async (trx) => work(trx, await this.held(trx, 0)));

  read = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => this.services.db.readTenant(this.scope, work);

  private write = <T>(work: (trx: Trx) => Promise<Outcome<T>>): Promise<T> =>
    this.services.db.withTenant(this.scope, work);

  private async held(trx: Trx, rows: number): Promise<SampleRow> {
    const sample = await goOn(trx, this.companyId, { ...this.step, rows });
    if (!sample) throw new NotOurs();
    return sample;
  }

  get actor(): Scope {
    return this.scope;
  }
}
