import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { momentOf, skuOf, type OrderLine } from './file';

/** A line in our table, with its key and its indexes, and without checks. */
const TABLE = `
  CREATE TABLE copied_lines (company_id text, order_id text, line int, sku_id text, quantity bigint, picked bigint, batch text,
    at timestamptz, import_id text, PRIMARY KEY (order_id, line));
  CREATE INDEX ON copied_lines (company_id, at); CREATE INDEX ON copied_lines (sku_id, at); CREATE INDEX ON copied_lines (import_id);`;

const rowsOf = (lines: readonly OrderLine[]): string =>
  lines
    .map((one, at) =>
      [
        'c',
        `O-${one.order}`,
        at,
        skuOf(one.sku),
        one.quantity,
        one.quantity,
        `W${one.order >> 6}`,
        momentOf(one),
        'i',
      ].join(','),
    )
    .join('\n');

interface Embedded {
  exec(sql: string): Promise<unknown>;
  query(sql: string, params: unknown[], options: { blob: Blob }): Promise<unknown>;
  close(): Promise<void>;
}

/** Milliseconds that `COPY` needs for the same lines in the embedded database, in a directory of its own. */
async function copiedEmbedded(rows: string): Promise<number> {
  const ours = createRequire(path.resolve('packages/api/package.json'));
  const { PGlite } = (await import(ours.resolve('@electric-sql/pglite'))) as { PGlite: new (dir: string) => Embedded };
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-copy-'));
  const db = new PGlite(folder);
  try {
    await db.exec(TABLE);
    const at = performance.now();
    await db.query(`COPY copied_lines FROM '/dev/blob' (FORMAT csv)`, [], { blob: new Blob([rows]) });
    return performance.now() - at;
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same in a PostgreSQL, by its own client. */
function copiedPostgres(url: string, rows: string): number {
  const psql = (sql: string, input?: string) => execFileSync('psql', [url, '-qc', sql], { input, maxBuffer: 2 ** 30 });
  psql(`DROP TABLE IF EXISTS copied_lines; ${TABLE}`);
  const at = performance.now();
  psql('COPY copied_lines FROM STDIN (FORMAT csv)', rows);
  const took = performance.now() - at;
  psql('DROP TABLE copied_lines');
  return took;
}

export const copied = (lines: readonly OrderLine[], url?: string): Promise<number> =>
  url === undefined ? copiedEmbedded(rowsOf(lines)) : Promise.resolve(copiedPostgres(url, rowsOf(lines)));
