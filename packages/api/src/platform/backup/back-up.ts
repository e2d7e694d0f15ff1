import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { OpenDatabase } from '../db/database';
import { CommandRefused, type OperatorCommand } from '../operator/command';
import { checkSource } from './backup-address';
import { runOn } from './postgres-programs';
import { Unusable } from '../unusable';
import { BackupRefused, migrationsOf, pathsIn, sha256Of, type Saved } from './saved';

/** Saves the database and the folder of published files, as they are at one moment, into a new folder. */
export async function backUp(folder: string, database: OpenDatabase, config: Config): Promise<Saved> {
  if (!isAbsolute(folder)) throw new BackupRefused('Name the folder of the backup by its whole path.');
  if (existsSync(folder)) throw new BackupRefused(`${folder} is there already: name a new folder.`);
  // Under another name until it is whole: nobody restores half a backup.
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const saved = await saveInto(draft, database, config);
    await rename(draft, folder);
    return saved;
  } catch (fault) {
    await rm(draft, { recursive: true, force: true });
    throw fault;
  }
}

async function saveInto(folder: string, database: OpenDatabase, config: Config): Promise<Saved> {
  const paths = pathsIn(folder);
  const migrations = await migrationsOf(database.db);
  if ('url' in config.database) {
    await checkSource(database.db, config.database.url, config.backupDatabaseUrl);
    const url = config.backupDatabaseUrl ?? config.database.url;
    await runOn(url, 'pg_dump', ['--format=custom', `--file=${paths.database}`]);
  } else {
    await sql`CHECKPOINT`.execute(database.db);
    await writeFile(paths.database, await database.dump());
  }
  // After the database: a file is written before the row that names it.
  if ('folder' in config.files && existsSync(config.files.folder))
    await cp(config.files.folder, paths.files, { recursive: true });
  const sha256 = await sha256Of(paths.database);
  const saved: Saved = { at: new Date().toISOString(), database: database.kind, migrations, sha256 };
  await writeFile(paths.about, `${JSON.stringify(saved, undefined, 2)}\n`);
  return saved;
}

/** The server makes its backups itself: nobody else can open the embedded database while it runs. */
export const backupCommand = (database: OpenDatabase): OperatorCommand => ({
  name: 'backup',
  takes: ['new folder'],
  about: 'Saves the database and the published files into a new folder, while the server runs.',
  run: async ({ config }, [folder = '']) => {
    try {
      const { at, migrations } = await backUp(folder, database, config);
      return `Saved in ${folder}, as of ${at}, after ${migrations.length} migrations.`;
    } catch (fault) {
      if (fault instanceof BackupRefused || fault instanceof Unusable) throw new CommandRefused(fault.message);
      throw fault;
    }
  },
});
