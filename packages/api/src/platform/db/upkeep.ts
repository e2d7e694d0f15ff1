import type pg from 'pg';

/** Most log bytes that a start after a kill has to write again, plus those written until the next look. */
const LOG_BYTES = 32 * 1024 * 1024;
/** Each is one statement, for which all others wait: the rest comes with the next look. */
const TABLES_A_LOOK = 10;

/** Samples of a table are of three hundred times as many rows. With those that are usual, counting a large one takes a third of a second. */
const SAMPLES = 20;

/**
 * Tables that were not looked at since the start, those of which a fifth is dead rows, and those of which a tenth has changed
 * since they were counted: of a table that was filled since, the planner believes that it is small, and reads it for each row
 * of another. Where most has changed comes first. A killed run leaves no counts.
 *
 * While a table grows it is only counted. It is swept when it rests: what an import fills would be gone through again and again,
 * and everybody waits for that.
 */
const DUE = `
  SELECT format('%I.%I', schemaname, relname) AS name, is_swept AS "isSwept" FROM (
    SELECT *, last_vacuum IS NULL OR n_dead_tup > 1000 + n_live_tup / 5
      OR (n_ins_since_vacuum > 1000 + n_live_tup / 5 AND n_mod_since_analyze = 0) AS is_swept FROM pg_stat_user_tables
  ) AS t WHERE is_swept OR n_mod_since_analyze > 1000 + n_live_tup / 10
  ORDER BY n_mod_since_analyze DESC, last_vacuum NULLS FIRST, n_dead_tup DESC LIMIT ${TABLES_A_LOOK}`;

/**
 * Does for the embedded database what PostgreSQL has processes of its own for: moves the point from which a start writes
 * the log again, and gives back the room of dead rows. Without it both grow for as long as the data directory lives.
 * @returns what was done
 */
export async function keepUp(pool: pg.Pool): Promise<{ checkpoint: boolean; vacuumed: number }> {
  const log = await pool.query<{ bytes: number }>(
    'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()',
  );
  const checkpoint = (log.rows[0]?.bytes ?? 0) > LOG_BYTES;
  if (checkpoint) await pool.query('CHECKPOINT');
  // Counts wait for up to a second before they are written down: what has just changed would not be seen.
  await pool.query('SELECT pg_stat_force_next_flush()');
  await pool.query(`SET default_statistics_target = ${SAMPLES}`);
  const { rows } = await pool.query<{ name: string; isSwept: boolean }>(DUE);
  // Neither may run in a transaction; the names are quoted by the database.
  for (const { name, isSwept } of rows) await pool.query(`${isSwept ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${name}`);
  return { checkpoint, vacuumed: rows.filter(({ isSwept }) => isSwept).length };
}
