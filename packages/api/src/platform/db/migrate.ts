import { Migrator, sql, type Migration } from 'kysely';
import { CannotMigrate } from './cannot-migrate';
import { withMadeRoles } from './made-roles';
import { checkNotRestoring } from './restoring';
import { prepareRights } from './rights';
import type { Db } from './tables';

/** Name → migration. Those that have not run yet run in the order of their names. */
export type Migrations = Record<string, Migration>;

/** Names of the migrations that a database has had; none in one that is new. */
async function hadOf(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`SELECT FROM pg_tables WHERE tablename = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

function checkKnown(had: readonly string[], migrations: Migrations): void {
  const unknown = had.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new CannotMigrate(
    `The database was migrated by a newer build than this one, which does not know ${unknown.join(', ')}. Start the newer build; ` +
      'or, to go back, restore the backup from before the upgrade and start this one. Nothing was changed.',
  );
}

/**
 * Brings the database up to date. The migrations are a static list, so that the bundle holds them; several instances
 * that start together wait for one another (Kysely takes an advisory lock).
 * @returns the names of those that ran.
 * @throws CannotMigrate or RestoreInterrupted before anything is changed, else what a migration threw; nothing of that run is kept.
 */
export async function migrate(db: Db, migrations: Migrations): Promise<string[]> {
  await checkNotRestoring(db);
  const had = await hadOf(db);
  checkKnown(had, migrations);
  const { makesRoles } = await prepareRights(db, had.length < Object.keys(migrations).length);
  const known = Object.entries(migrations).map(([name, one]) => [name, makesRoles ? one : withMadeRoles(one)]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(known) as Migrations) };
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
