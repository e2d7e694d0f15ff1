import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'esbuild';
import { bundling, external, THREADS } from './bundling.mjs';

/** `node build.mjs [folder]`, by default `dist`. */
const folder = process.argv[2] ?? 'dist';
/** @param {string} relative */
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** An empty database, from which a first start takes a quarter of the time that making one takes. */
async function emptyDatabase() {
  const { version } = JSON.parse(await readFile(path('node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  const cached = path(`node_modules/.cache/slotwise/postgres-${version}.tar.gz`);
  if (!existsSync(cached)) {
    const db = await PGlite.create('memory://');
    const archive = Buffer.from(await (await db.dumpDataDir('gzip')).arrayBuffer());
    await db.close();
    await mkdir(path('node_modules/.cache/slotwise'), { recursive: true });
    await writeFile(cached, archive);
  }
  await copyFile(cached, path(`${folder}/postgres.tar.gz`));
}

await mkdir(path(folder), { recursive: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'src/main.ts', ...THREADS },
  outdir: folder,
  ...bundling,
  external,
  sourcemap: true,
  logLevel: 'warning',
});
await copyFile(path('src/platform/db/pglite-worker.mjs'), path(`${folder}/pglite-worker.mjs`));
await emptyDatabase();
