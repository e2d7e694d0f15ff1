import type { RemoteHealth, RemoteStatus, RemoteVersion } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { healthSince, hoursSince } from '../remote-reports';
import { isolatedRemotes, readServedState } from '../remote-serving';
import { listAnnouncements, listVersions, type AnnouncementRow, type VersionRow } from '../remote-versions';
import { latestShells, trialsWith } from '../version-matrix';
import { readServing, servingOf } from './serving-status';
import { releaseChannelsOf } from './release-channel-status';

const DAY_MS = 24 * 3600_000;
const NO_REPORTS: RemoteHealth = { loads: 0, failures: 0, leaks: 0, p75: null };
/** The current shell and the one before: people may have either open. */
const SHELLS = 2;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Reads all that the statuses of remotes are made of. @param only one remote; undefined: all */
async function readFacts(trx: Trx, now: Date, only: string | undefined) {
  const since = new Date(now.getTime() - DAY_MS);
  const shells = await currentShells(trx);
  return {
    shells,
    state: await readServedState(trx),
    serving: await readServing(trx),
    isolated: await isolatedRemotes(trx),
    versions: await listVersions(trx, only),
    announcements: await listAnnouncements(trx, only),
    health: new Map(
      (await healthSince(trx, since)).map(({ remote, version, ...counts }) => [`${remote} ${version}`, counts]),
    ),
    hours: await hoursSince(trx, since),
    trials: await trialsWith(
      trx,
      shells.map(({ build }) => build),
    ),
  };
}
type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The party that tried a version with the present shell. */
function checkerOf({ remote_id, build, source }: VersionRow, { trials, shells }: Facts): RemoteVersion['checkedBy'] {
  const told = trials.find(
    (trial) => trial.remote_id === remote_id && trial.build === build && trial.shell === shells[0]?.build,
  );
  if (told?.by_deployment) return 'deployment';
  if (source === 'folder') return null;
  return told ? 'publisher' : 'nobody';
}

const toVersion = (row: VersionRow, facts: Facts): RemoteVersion => ({
  version: row.version,
  build: row.build,
  source: row.source,
  available: row.available,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by,
  firstScreenBytes: row.first_screen_bytes,
  liveAt: iso(row.live_at),
  checkedBy: checkerOf(row, facts),
  health: facts.health.get(`${row.remote_id} ${row.version}`) ?? NO_REPORTS,
});

/** An announced build as clients see it: a published version whose files are awaited. */
const toAwaited = (row: AnnouncementRow): RemoteVersion => ({
  version: row.version,
  build: row.build,
  source: 'published',
  available: false,
  publishedAt: row.announced_at.toISOString(),
  publishedBy: row.announced_by,
  firstScreenBytes: null,
  liveAt: null,
  checkedBy: 'nobody',
  health: NO_REPORTS,
});

/** The stable version, the canary and the pins of one remote. */
function servedOf(remote: string, { stable: allStable, pins }: Facts['state'], versions: readonly VersionRow[]) {
  const versionOf = (build: string) => versions.find((version) => version.build === build)?.version ?? '';
  const stable = allStable.find(({ remote_id }) => remote_id === remote);
  const { canary_build: canary, canary_percent: percent, canary_since: since } = stable ?? {};
  return {
    live: stable
      ? { version: versionOf(stable.build), build: stable.build, since: stable.moved_at.toISOString() }
      : null,
    canary:
      canary && percent && since
        ? { version: versionOf(canary), build: canary, percent, since: since.toISOString() }
        : null,
    pins: pins
      .filter(({ remote_id }) => remote_id === remote)
      .map(({ tenant_id, tenant_name, build, pinned_at }) => ({
        tenantId: tenant_id,
        tenantName: tenant_name,
        version: versionOf(build),
        build,
        pinnedAt: pinned_at.toISOString(),
      })),
  };
}

function toStatus(id: string, facts: Facts): RemoteStatus {
  const { state, hours } = facts;
  const own = <Row extends { remote_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ remote_id }) => remote_id === id);
  const versions = own(facts.versions);
  const awaited = own(facts.announcements).filter(({ build }) => versions.every((known) => known.build !== build));
  const served = servedOf(id, state, versions);
  const named = versions.find(({ build }) => build === served.live?.build) ?? versions[0] ?? awaited[0];
  return {
    id,
    name: named?.manifest.name ?? id,
    isolated: facts.isolated.has(id),
    ...served,
    releaseChannels: releaseChannelsOf(id, state, versions),
    versions: [...versions.map((row) => toVersion(row, facts)), ...awaited.map(toAwaited)].sort(
      (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
    ),
    hours: hours.filter(({ remote }) => remote === id).map(({ remote: _, ...hour }) => hour),
    serving: servingOf(id, facts.serving, facts),
    trials: own(facts.trials).map(({ shell, version, build, passed, why, tried_at, by_deployment }) => ({
      shell,
      version,
      build,
      passed,
      why,
      triedAt: tried_at.toISOString(),
      toldBy: by_deployment ? ('deployment' as const) : ('publisher' as const),
    })),
  };
}

/** The statuses of all remotes, or of one, by their ids. */
export async function statusesOf(trx: Trx, now: Date, only?: string): Promise<RemoteStatus[]> {
  const facts = await readFacts(trx, now, only);
  const ids = new Set([...facts.versions, ...facts.announcements].map(({ remote_id }) => remote_id));
  return [...ids].sort().map((id) => toStatus(id, facts));
}

/** The current shell and the one before, newest first. */
export const currentShells = (trx: Trx) => latestShells(trx, SHELLS);
