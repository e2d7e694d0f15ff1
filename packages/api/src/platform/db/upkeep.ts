import type pg from 'pg';

/** Most log bytes that a start after a kill has to write again, plus those written until the next look. */
const LOG_BYTES = 32 * 1024 * 1024;
/** Each is one statement, for which all others wait: the rest comes with the next look. */
const TABLES_A_LOOK = 10;

/**
 * Tables that were not looked at since the start, those of which a fifth is dead rows, and those of which a tenth has changed
 * since they were counted: of a table that was filled since, the planner believes that it is small, and reads it for each row
 * of another. Where most has changed comes first. A killed run leaves no counts.
 */
const DUE = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE last_vacuum IS NULL OR n_dead_tup > 1000 + n_live_tup / 5 OR n_mod_since_analyze > 1000 + n_live_tup / 10
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
  const { rows } = await pool.query<{ name: string }>(DUE);
  // Neither may run in a transaction; the names are quoted by the database.
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
  return { checkpoint, vacuumed: rows.length };
}
