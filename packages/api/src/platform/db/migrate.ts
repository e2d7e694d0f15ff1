import { Migrator, type Migration } from 'kysely';
import { checkNotRestoring } from './restoring';
import type { Db } from './tables';

/** Name → migration. Those that have not run yet run in the order of their names. */
export type Migrations = Record<string, Migration>;

/**
 * Brings the database up to date. The migrations are a static list, so that the bundle holds them; several instances
 * that start together wait for one another (Kysely takes an advisory lock).
 * @returns the names of those that ran. @throws what a migration threw; nothing of that run is kept.
 */
export async function migrate(db: Db, migrations: Migrations): Promise<string[]> {
  await checkNotRestoring(db);
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  // Work on several subjects at once has a range of numbers each: a database may have run a later one already.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown'}`, {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}
