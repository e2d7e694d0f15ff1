import type pg from 'pg';
import { BatchSize } from './batch-size';

const MB = 1024 * 1024;
/** Most log that a start after a kill has to write again, plus what is written until the next look. */
const MOST_LOG = 32 * MB;
/** A checkpoint makes the log longer: each page is written into it whole at its next change. */
const LEAST_LOG = 6 * MB;
/** Everybody waits for a checkpoint. It takes as long as there are pages that have changed since the one before. */
const CHECKPOINT_MS = 30;

/** Each is one statement, for which all others wait: the rest comes with the next look. */
const TABLES_A_LOOK = 10;

/** Samples of a table are of three hundred times as many rows. With those that are usual, counting a large one takes a third of a second. */
const SAMPLES = 20;
/** As many rows of a large table lie on as many pages, each of which is read. */
const SAMPLES_OF_LARGE = 8;
const LARGE_PAGES = 3000;
/** A sweep goes through pages that were filled since the one before: so many rows are a few hundred of them. */
const ROWS_A_SWEEP = 20_000;

/**
 * Tables that were not looked at since the start, those of which a fifth is dead rows, those that were filled, and those of which a fifth
 * has changed since they were counted: of a table that was filled since, the planner believes that it is small, and reads it for each row
 * of another. Where most has changed comes first. A killed run leaves no counts.
 */
const DUE = `
  SELECT format('%I.%I', schemaname, relname) AS name, is_swept AS "isSwept", is_counted AS "isCounted", pages FROM (
    SELECT *, (SELECT relpages FROM pg_class c WHERE c.oid = relid) AS pages,
      last_vacuum IS NULL OR n_dead_tup > 1000 + n_live_tup / 5
        OR n_ins_since_vacuum > least(1000 + n_live_tup / 5, ${ROWS_A_SWEEP}) AS is_swept,
      last_analyze IS NULL OR n_mod_since_analyze > 1000 + n_live_tup / 5 AS is_counted
    FROM pg_stat_user_tables
  ) AS t WHERE is_swept OR is_counted
  ORDER BY n_mod_since_analyze DESC, last_vacuum NULLS FIRST, n_dead_tup DESC LIMIT $1`;

interface Due {
  name: string;
  isSwept: boolean;
  isCounted: boolean;
  pages: number;
}

/**
 * Does for the embedded database what PostgreSQL has processes of its own for: moves the point from which a start writes
 * the log again, and gives back the room of dead rows. Without it both grow for as long as the data directory lives.
 */
export class Upkeep {
  /** Bytes of the log, by the time that checkpoints before took. */
  private readonly log = new BatchSize({
    targetMs: CHECKPOINT_MS,
    first: 8 * MB,
    least: LEAST_LOG,
    most: MOST_LOG,
  });

  constructor(private readonly pool: pg.Pool) {}

  /**
   * @param tables how many are looked after at most
   * @returns what was done
   */
  async look(tables = TABLES_A_LOOK): Promise<{ checkpoint: boolean; vacuumed: number }> {
    const checkpoint = await this.checkpoint();
    // Counts wait for up to a second before they are written down: what has just changed would not be seen.
    await this.pool.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await this.pool.query<Due>(DUE, [tables]);
    for (const table of rows) await this.lookAfter(table);
    return { checkpoint, vacuumed: rows.filter(({ isSwept }) => isSwept).length };
  }

  private async checkpoint(): Promise<boolean> {
    const { rows } = await this.pool.query<{ bytes: number }>(
      'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()',
    );
    const bytes = rows[0]?.bytes ?? 0;
    if (bytes <= this.log.rows) return false;
    const client = await this.pool.connect();
    try {
      const at = performance.now();
      await client.query('CHECKPOINT');
      this.log.note(bytes, performance.now() - at);
    } finally {
      client.release();
    }
    return true;
  }

  /** Sweeping and counting are two statements, between which others have their turn. Neither may run in a transaction; the name is quoted by the database. */
  private async lookAfter({ name, isSwept, isCounted, pages }: Due): Promise<void> {
    if (isSwept) await this.pool.query(`VACUUM ${name}`);
    if (!isCounted) return;
    await this.pool.query(`SET default_statistics_target = ${pages > LARGE_PAGES ? SAMPLES_OF_LARGE : SAMPLES}`);
    await this.pool.query(`ANALYZE ${name}`);
  }
}
