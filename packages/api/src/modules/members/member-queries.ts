import type { Member } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export type Usage = Pick<Member, 'lastSeenAt' | 'sessions' | 'twoFactor'>;

/** When people were last here, on how many devices they are signed in, and whether a second factor is asked of them. As the system. */
export async function usageOf(trx: Trx, ids: readonly string[], now: Date): Promise<Map<string, Usage>> {
  const { rows } = await sql<{ id: string; last: Date | null; sessions: number; two_factor: boolean }>`
    SELECT u.id, s.last, coalesce(s.open, 0)::int AS sessions, f.user_id IS NOT NULL AS two_factor
    FROM users u
    LEFT JOIN LATERAL (
      SELECT max(last_used_at) AS last, count(*) FILTER (WHERE revoked_at IS NULL AND expires_at > ${now}) AS open
      FROM sessions WHERE user_id = u.id
    ) s ON true
    LEFT JOIN two_factor f ON f.user_id = u.id AND f.confirmed_at IS NOT NULL
    WHERE u.id = ANY(${ids}::text[])`.execute(trx);
  return new Map(
    rows.map(({ id, last, sessions, two_factor }) => [
      id,
      { lastSeenAt: last?.toISOString() ?? null, sessions, twoFactor: two_factor },
    ]),
  );
}
