import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrations } from '../migrations';
import { startServer, type Server } from './app';
import { explain } from './explain';
import { modules } from './modules';
import { restore } from './platform/backup/restore';
import { readConfig, type Config } from './platform/config';
import { listenForOperator } from './platform/operator/listen';
import { seed } from './seed';

/** This file runs as `dist/main.js`, with the worker beside it. */
const here = dirname(fileURLToPath(import.meta.url));
/** Files that the build lays beside this one. */
const embedded = { workerFile: join(here, 'pglite-worker.mjs'), snapshot: join(here, 'postgres.tar.gz') };
/** Longer than the server waits for its own work, and shorter than orchestrators wait before they kill. */
const SHUTDOWN_MS = 25_000;
/**
 * As long as proxies, for each of the two steps of leaving them, before their connections end: a request that is on its way on one at that moment
 * is lost, and may not be sent again. Streams end last, so that their clients come back to other instances.
 */
const LEAVING_MS = 1000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const closeOnSignals = (server: Server) => {
  let closing = false;
  const shutDown = (signal: NodeJS.Signals) => {
    // A second signal does not wait any longer.
    if (closing) process.exit(1);
    closing = true;
    server.app.log.info({ signal }, 'stopping');
    setTimeout(() => stop(`Did not stop within ${SHUTDOWN_MS / 1000} s; ended.`), SHUTDOWN_MS).unref();
    const leave = async () => {
      server.retire();
      await sleep(LEAVING_MS);
      await server.stopListening();
      await sleep(LEAVING_MS);
      await server.close();
    };
    const closed = leave();
    closed.then(
      () => process.exit(0),
      (fault: unknown) => stop(`Did not stop cleanly: ${String(fault)}`),
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
};

const run = async () => {
  let config: Config | undefined;
  try {
    config = readConfig({
      SHELL_DIR: join(here, '../../shell/dist'),
      EMBED_DIR: join(here, '../../embed/dist'),
      TYPES_DIR: join(here, '../../platform/dist'),
      REMOTES_DIR: join(here, '../..'),
      ...process.env,
    });
    const { database, seed: seedName } = config;
    const target = 'url' in database ? database : { ...database, ...embedded };
    const [command, folder] = process.argv.slice(2);
    if (command === 'restore' && folder !== undefined) {
      const { at, aside } = await restore({ folder, config, database: target, migrations });
      say(`Restored as of ${at}.${aside ? ` What was there before is in ${aside}.` : ''}`);
      return;
    }
    if (command !== undefined) return stop('Usage: main.js, or main.js restore <folder of a backup>');
    const logins: { email: string; password: string; note: string }[] = [];
    const server = await startServer({
      config,
      database: target,
      modules,
      threads: here,
      migrations,
      onFault: (fault) => stop(`The database was lost: ${fault.message}`),
      prepare: async (services, log) => {
        if (!seedName) return false;
        const seeded = await seed(services, log, seedName);
        logins.push(...seeded.logins);
        return seeded.added;
      },
    });
    const deafen = await listenForOperator(config.dataDir, server.commands, server.services);
    closeOnSignals({ ...server, close: () => deafen().then(() => server.close()) });
    // With PORT=0 the system chose the port.
    say(`Slotwise is ready at ${config.port === 0 ? server.url : config.publicUrl}`);
    for (const { email, password, note } of logins) say(`  ${note}: ${email} / ${password}`);
  } catch (fault) {
    const sentence = explain(fault, config);
    if (sentence) stop(sentence);
    throw fault;
  }
};

await run();
