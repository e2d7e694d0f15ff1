import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/database';
import type { Db } from '../db/tables';

/** The description of a backup, in `backup.json` of its folder. */
export interface Saved {
  /** When it was made, ISO 8601. */
  at: string;
  database: OpenDatabase['kind'];
  /** Those that the saved database has had. */
  migrations: string[];
  /** SHA-256 of the saved database's file, in hexadecimal. */
  sha256: string;
}

/** A backup that cannot be made or restored. The message is for whoever runs the server. */
export class BackupRefused extends Error {}

/** Paths in a backup's folder. `files` is left out where published files lie in a bucket. */
export const pathsIn = (folder: string) => ({
  about: join(folder, 'backup.json'),
  database: join(folder, 'database'),
  files: join(folder, 'files'),
});

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** @throws BackupRefused for a folder that is no backup, or was damaged */
export async function readSaved(folder: string): Promise<Saved> {
  const { about, database } = pathsIn(folder);
  const text = await readFile(about, 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is no backup: it has no backup.json.`);
  });
  const saved = JSON.parse(text) as Saved;
  if ((await sha256Of(database).catch(() => '')) !== saved.sha256)
    throw new BackupRefused(`The backup in ${folder} is damaged: its database is not the one that was saved.`);
  return saved;
}

/** Names of the migrations that a database has had, in order. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
