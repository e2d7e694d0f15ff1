/**
 * Writes an archive of a database without anything: with a short log, and without the databases that others are copied from. It is
 * a third as large as the usual one, and every server of a test reads it. `node empty-database.mjs <file>`, because Jest cannot load
 * the database itself.
 */
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');
const database = await PGlite.create({ extensions: { btree_gin, pg_trgm }, initDbStartParams: ['--wal-segsize=1'] });
await database.exec('UPDATE pg_database SET datistemplate = false');
for (const name of ['template0', 'template1']) await database.exec(`DROP DATABASE ${name}`);
await database.exec('CHECKPOINT');
writeFileSync(file, new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()));
await database.close();
