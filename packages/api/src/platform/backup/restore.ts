import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../db/database';
import { lockDataDir } from '../db/lock';
import type { Migrations } from '../db/migrate';
import { restoringIn } from '../db/restoring';
import { parted } from './parted';
import { restoreIntoPostgres } from './restore-into-postgres';
import { BackupRefused, migrationsOf, pathsIn, readSaved, type Saved } from './saved';

export interface RestoreOptions {
  folder: string;
  config: Config;
  database: DatabaseOptions;
  /** All that this build knows. */
  migrations: Migrations;
}

/**
 * Fills an empty database, and the folder of published files, from a backup; no server may run on it. Embedded data that
 * are there already are set aside. One that is interrupted is said by the next start of a server, and made again as it was called.
 * @returns what was restored, and where earlier data are now
 * @throws BackupRefused if it is no whole backup, of the other database, of a newer build, or the database is not empty
 */
export async function restore(options: RestoreOptions): Promise<Saved & { aside?: string }> {
  const { folder, config, database, migrations } = options;
  const saved = await readSaved(folder);
  const paths = pathsIn(folder);
  const kind: OpenDatabase['kind'] = 'url' in database ? 'postgres' : 'embedded';
  if (saved.database !== kind) {
    const names = { embedded: 'the embedded database', postgres: 'PostgreSQL' };
    throw new BackupRefused(`The backup is of ${names[saved.database]}, and this server is set to ${names[kind]}.`);
  }
  const unknown = saved.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BackupRefused(`The backup was made by a newer version of the server, which knows ${unknown.join(', ')}.`);
  const restoreFiles = async () => {
    if ('folder' in config.files && existsSync(paths.files))
      await cp(paths.files, config.files.folder, { recursive: true });
  };
  if ('url' in database) {
    const { backupDatabaseUrl } = config;
    await restoreIntoPostgres({ database, backupDatabaseUrl, file: paths.database, saved, restoreFiles });
    return saved;
  }
  if (!('dataDir' in database)) throw new Error('A database in memory ends with the restore.');
  const aside = await restoreIntoDirectory({ ...database, snapshot: paths.database }, saved, restoreFiles);
  return { ...saved, ...(aside && { aside }) };
}

/** The database is made, and parted from what clients have seen, beside the one that is there, and takes its place as a whole at the end. */
async function restoreIntoDirectory(
  database: { dataDir: string; workerFile: string; snapshot: string },
  saved: Saved,
  restoreFiles: () => Promise<void>,
): Promise<string | undefined> {
  const { dataDir } = database;
  const unlock = lockDataDir(dataDir, () => {});
  try {
    const beside = restoringIn(dataDir);
    // An earlier one that was interrupted leaves it.
    await rm(beside, { recursive: true, force: true });
    const { db, close } = await openDatabase({ ...database, dataDir: beside }, () => {});
    try {
      if ((await migrationsOf(db)).join() !== saved.migrations.join())
        throw new BackupRefused('The backup holds another database than it says. Nothing was restored.');
      await db.transaction().execute(parted);
    } finally {
      await close();
    }
    await restoreFiles();
    const present = join(dataDir, 'postgres');
    const aside = existsSync(present)
      ? `${present}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
      : undefined;
    if (aside !== undefined) await rename(present, aside);
    await rename(join(beside, 'postgres'), present);
    await rm(beside, { recursive: true, force: true });
    return aside;
  } finally {
    unlock();
  }
}
