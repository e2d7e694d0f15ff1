import type { Trx } from '../../platform/db/tables';

/** The result of one pair. */
export interface Trial {
  shell: string;
  build: string;
  passed: boolean;
  why?: string;
}

const newestFirst = (trx: Trx) =>
  trx.selectFrom('shell_builds').selectAll().orderBy('served_at', 'desc').orderBy('build');

/** The shells that were served, newest first. */
export const latestShells = (trx: Trx, limit: number) => newestFirst(trx).limit(limit).execute();

/** All known shells, newest first: each was replaced when the one before it in this list was served. */
export const allShells = (trx: Trx) => newestFirst(trx).execute();

/** Notes that this shell is served from now on. */
export const serveShell = (trx: Trx, build: string, now: Date) =>
  trx
    .insertInto('shell_builds')
    .values({ build, served_at: now })
    .onConflict((conflict) => conflict.column('build').doUpdateSet({ served_at: now }))
    .execute();

/**
 * Deletes these shells, and trials older than `before` with shells that are not known (any more). Younger ones stay: a
 * shell may be tried before it is served.
 */
export async function forgetShells(trx: Trx, builds: readonly string[], before: Date): Promise<void> {
  if (builds.length > 0)
    await trx
      .deleteFrom('shell_builds')
      .where('build', 'in', [...builds])
      .execute();
  await trx
    .deleteFrom('remote_trials')
    .where('tried_at', '<', before)
    .where('shell', 'not in', (known) => known.selectFrom('shell_builds').select('build'))
    .execute();
}

/**
 * Saves results. Of a pair that was tried before, the new result replaces the old one, unless the deployment found that
 * one: a team's result for its own remote does not change it.
 * @returns how many results count
 */
export const saveTrials = async (
  trx: Trx,
  remote: string,
  trials: readonly Trial[],
  { by, byDeployment, now }: { by: string; byDeployment: boolean; now: Date },
): Promise<number> => {
  const saved = await trx
    .insertInto('remote_trials')
    .values(
      trials.map(({ shell, build, passed, why }) => ({
        remote_id: remote,
        build,
        shell,
        passed,
        why: passed ? null : (why ?? null),
        tried_at: now,
        tried_by: by,
        by_deployment: byDeployment,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['remote_id', 'build', 'shell'])
        .doUpdateSet((row) => ({
          passed: row.ref('excluded.passed'),
          why: row.ref('excluded.why'),
          tried_at: row.ref('excluded.tried_at'),
          tried_by: row.ref('excluded.tried_by'),
          by_deployment: row.ref('excluded.by_deployment'),
        }))
        .where((where) =>
          where.or([
            where('remote_trials.by_deployment', '=', false),
            where(where.ref('excluded.by_deployment'), '=', true),
          ]),
        ),
    )
    .returning('build')
    .execute();
  return saved.length;
};

/** Pairs that broke the contract. */
export const failedTrials = (trx: Trx) =>
  trx
    .selectFrom('remote_trials')
    .select(['remote_id', 'build', 'shell', 'why'])
    .where('passed', '=', false)
    .orderBy('shell')
    .execute();

/** The trials with these shells. */
export const trialsWith = async (trx: Trx, shells: readonly string[]) =>
  shells.length === 0
    ? []
    : trx
        .selectFrom('remote_trials')
        .innerJoin('remote_versions', (join) =>
          join
            .onRef('remote_versions.remote_id', '=', 'remote_trials.remote_id')
            .onRef('remote_versions.build', '=', 'remote_trials.build'),
        )
        .select([
          'remote_trials.remote_id',
          'remote_trials.build',
          'shell',
          'passed',
          'why',
          'tried_at',
          'by_deployment',
          'remote_versions.version',
        ])
        .where('shell', 'in', [...shells])
        .execute();
