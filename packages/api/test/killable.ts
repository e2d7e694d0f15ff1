import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../src/platform/db/database';
import { caller, emptyDatabase, workerFile } from './harness';
import { buildServer, spawnServer } from './process';

/** A database of this file's tests, on which servers begin, are killed and begin again. @param name of its folder */
export function killable(name: string) {
  let dir = '';
  let options: DatabaseOptions | undefined;
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    buildServer();
    dir = mkdtempSync(join(tmpdir(), `slotwise-${name}-`));
    const database = await emptyDatabase();
    drop = database.drop;
    options = 'url' in database.options ? database.options : { dataDir: dir, workerFile };
  });
  afterAll(async () => {
    await drop?.();
    rmSync(dir, { recursive: true, force: true });
  });
  const database = (): DatabaseOptions => {
    if (!options) throw new Error('The database is there once the tests begin.');
    return options;
  };
  return {
    database,
    /** A server, once it is ready. */
    async begin() {
      const own = database();
      const server = spawnServer(dir, 'url' in own ? { DATABASE_URL: own.url } : {});
      const url = await server.ready;
      if (!url) throw new Error(server.output());
      return { server, url, call: caller(url) };
    },
  };
}
