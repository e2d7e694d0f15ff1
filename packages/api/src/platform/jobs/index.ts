import { none } from '@slotwise/contract';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../ids';
import type { Transactions } from '../db/transaction';
import type { Metrics } from '../metrics';
import { Traces } from '../traces';
import { claim, LEASE_SECONDS, leave, renew, type Held, type JobRow } from './queries';

export { enqueue } from './queries';

/** A job that this server has. */
export interface Job extends JobRow {
  /** Aborted when the server stops, or when another server has taken the job: uncommitted work is not done. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** Long work that a module does. It is begun again after a failure, a restart or a kill: it finds out how far it is. */
export interface JobKind {
  kind: string;
  /** Number of its own that one server does at once, beside all other kinds; without: it shares their room. */
  atOnce?: number;
  /** @throws any error: the job is tried again, some times. */
  run(job: Job): Promise<void>;
  /** It went wrong too often, and is not tried again. */
  failed(job: Job, fault: unknown): Promise<void>;
}

/** Jobs that one server does at once, of all kinds that have no room of their own. */
const AT_ONCE = 2;
const ATTEMPTS = 4;
const POLL_MS = 2000;
const AGAIN_SECONDS = 5;
const SERVERS = none('who has a job is nobody else’s matter');

/** Does the jobs that tenants have left, some at once, also those of servers that have died. */
export class Jobs {
  private readonly owner = newId();
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private readonly kinds = new Map<string, JobKind>();
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  constructor(
    private readonly db: Transactions,
    private readonly log: FastifyBaseLogger,
    private readonly metrics: Pick<Metrics, 'jobs' | 'beginJobs'>,
    private readonly traces = new Traces(),
  ) {}

  start(kinds: readonly JobKind[]): void {
    for (const kind of kinds) {
      this.kinds.set(kind.kind, kind);
      this.metrics.beginJobs(kind.kind);
    }
    if (this.kinds.size === 0) return;
    this.timer = setInterval(() => this.wake(), POLL_MS).unref();
    this.wake();
  }

  /** Something was left just now: it is taken at once, if this server has room. */
  wake(): void {
    if (this.looking || this.timer === undefined || this.stopping.signal.aborted) return;
    this.looking = true;
    const look = this.takeAll()
      .catch((fault: unknown) => this.log.error({ err: fault }, 'could not look for jobs; looks again'))
      .finally(() => {
        this.looking = false;
        this.running.delete(look);
      });
    this.running.add(look);
  }

  /** Ends running jobs; the next server takes them up again. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Jobs at work by the room that they take: a kind of its own, or all others. */
  private readonly atWork = new Map<string, number>();

  private roomOf({ kind, atOnce }: JobKind): { room: string; size: number } {
    return atOnce === undefined ? { room: '', size: AT_ONCE } : { room: kind, size: atOnce };
  }

  private kindsWithRoom(): string[] {
    return [...this.kinds.values()].flatMap((kind) => {
      const { room, size } = this.roomOf(kind);
      return (this.atWork.get(room) ?? 0) < size ? [kind.kind] : [];
    });
  }

  private changeAtWork(row: JobRow, by: 1 | -1): void {
    const kind = this.kinds.get(row.kind);
    if (!kind) return;
    const { room } = this.roomOf(kind);
    this.atWork.set(room, (this.atWork.get(room) ?? 0) + by);
  }

  private async takeAll(): Promise<void> {
    for (;;) {
      const kinds = this.kindsWithRoom();
      if (kinds.length === 0 || this.stopping.signal.aborted) return;
      const row = await this.db.withSystem(async (trx) => ({
        answer: await claim(trx, this.owner, kinds),
        audit: SERVERS,
      }));
      if (!row) return;
      this.changeAtWork(row, 1);
      const work = this.work(row).finally(() => {
        this.changeAtWork(row, -1);
        this.running.delete(work);
        this.wake();
      });
      this.running.add(work);
    }
  }

  private async work(row: JobRow): Promise<void> {
    const kind = this.kinds.get(row.kind);
    if (!kind) return;
    const lost = new AbortController();
    const log = this.log.child({ job: row.id, kind: row.kind, subject: row.subjectId });
    const job: Job = { ...row, signal: AbortSignal.any([this.stopping.signal, lost.signal]), log };
    const heart = setInterval(() => void this.beat(row, lost, log), (LEASE_SECONDS * 1000) / 4).unref();
    try {
      const attributes = {
        'slotwise.job': row.id,
        'slotwise.subject': row.subjectId,
        'slotwise.attempt': row.attempts,
      };
      await this.traces.whole(`job ${row.kind}`, attributes, () => kind.run(job));
      this.metrics.jobs.inc({ kind: row.kind, outcome: 'done' });
      await this.leave(row, 'done', log);
    } catch (fault) {
      await this.give(kind, job, fault, lost.signal.aborted);
    } finally {
      clearInterval(heart);
    }
  }

  private async give(kind: JobKind, job: Job, fault: unknown, isLost: boolean): Promise<void> {
    if (isLost) return;
    if (this.stopping.signal.aborted) return this.leave(job, 'waiting', job.log);
    job.log.error({ err: fault, attempts: job.attempts }, 'a job failed');
    const isLast = job.attempts >= ATTEMPTS;
    this.metrics.jobs.inc({ kind: job.kind, outcome: isLast ? 'failed' : 'again' });
    if (!isLast) return this.leave(job, 'waiting', job.log, AGAIN_SECONDS * job.attempts);
    await kind.failed(job, fault).catch((also: unknown) => job.log.error({ err: also }, 'nor could it be said'));
    await this.leave(job, 'failed', job.log);
  }

  private async beat(held: Held, lost: AbortController, log: FastifyBaseLogger): Promise<void> {
    try {
      const mine = await this.db.withSystem(async (trx) => ({
        answer: await renew(trx, held, this.owner),
        audit: SERVERS,
      }));
      if (!mine) lost.abort();
    } catch (fault) {
      // The next beat may come through before the lease is over; if not, another server takes the job and this one stops.
      log.warn({ err: fault }, 'could not renew the lease of a job');
    }
  }

  private async leave(
    { id, attempts }: Held,
    status: 'done' | 'failed' | 'waiting',
    log: FastifyBaseLogger,
    inSeconds?: number,
  ): Promise<void> {
    await this.db
      .withSystem(async (trx) => ({
        answer: await leave(trx, { id, attempts, owner: this.owner, status, inSeconds }),
        audit: SERVERS,
      }))
      .catch((fault: unknown) =>
        log.error({ err: fault }, 'a job could not be left; it is taken when its lease is over'),
      );
  }
}
