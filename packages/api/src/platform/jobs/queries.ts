import { sql } from 'kysely';
import { newId } from '../ids';
import type { Trx } from '../db/tables';

declare module '../db/tables' {
  interface Tables {
    jobs: {
      id: string;
      kind: string;
      tenant_id: string;
      user_id: string | null;
      subject_id: string;
    };
  }
}

export interface JobRow {
  id: string;
  kind: string;
  tenantId: string;
  userId: string | null;
  subjectId: string;
  /** Number of attempts, this one included. */
  attempts: number;
}

/** A job as it was taken: the next taker has begun it once more. */
export type Held = Pick<JobRow, 'id' | 'attempts'>;

/** Time that a silent server keeps a job. */
export const LEASE_SECONDS = 20;

/** Leaves a job with the change that asks for it: neither is there without the other. */
export async function enqueue(
  trx: Trx,
  { kind, tenantId, userId, subjectId }: Omit<JobRow, 'id' | 'attempts'>,
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ id: newId(), kind, tenant_id: tenantId, user_id: userId, subject_id: subjectId })
    .execute();
}

const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * Takes the next job that nobody has, or whose server has fallen silent: tenants take turns, so that one that leaves a
 * hundred does not keep the others waiting.
 */
export async function claim(trx: Trx, owner: string, kinds: readonly string[]): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    UPDATE jobs SET status = 'running', owner = ${owner}, lease_until = ${lease}, started_at = now(),
      attempts = attempts + 1
    WHERE id = (
      SELECT id FROM jobs AS waiting
      WHERE kind = ANY(${[...kinds]}::text[]) AND status IN ('waiting', 'running')
        AND (lease_until IS NULL OR lease_until < now())
      ORDER BY (SELECT max(started_at) FROM jobs AS begun WHERE begun.tenant_id = waiting.tenant_id) NULLS FIRST,
        created_at, id
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, tenant_id AS "tenantId", user_id AS "userId", subject_id AS "subjectId", attempts`.execute(trx);
  return rows[0];
}

/** @returns whether the job is still this server's */
export async function renew(trx: Trx, { id, attempts }: Held, owner: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE jobs SET lease_until = ${lease} WHERE id = ${id} AND owner = ${owner} AND attempts = ${attempts} AND status = 'running'
    RETURNING id`.execute(trx);
  return rows.length === 1;
}

/** Ends a job, or gives it back: `waiting` at once, or after some seconds. */
export async function leave(
  trx: Trx,
  {
    id,
    attempts,
    owner,
    status,
    inSeconds,
  }: Held & { owner: string; status: 'done' | 'failed' | 'waiting'; inSeconds?: number },
): Promise<void> {
  await sql`
    UPDATE jobs SET status = ${status}, owner = NULL,
      lease_until = CASE WHEN ${inSeconds ?? null}::int IS NOT NULL THEN now() + make_interval(secs => ${inSeconds ?? 0}) END,
      ended_at = CASE WHEN ${status} IN ('done', 'failed') THEN now() END
    WHERE id = ${id} AND owner = ${owner} AND attempts = ${attempts}`.execute(trx);
}

/** Removes what ended long ago. */
export async function removeEnded(trx: Trx): Promise<void> {
  await sql`DELETE FROM jobs WHERE ended_at < now() - interval '30 days'`.execute(trx);
}
