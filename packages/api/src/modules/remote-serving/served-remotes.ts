import type { RegistryEntry } from '@slotwise/contract';
import { compare } from 'semver';
import type { Claims } from './claims';
import type { ServedBuild, ServedState } from './served-queries';

/** One remote with every build that somebody gets of it, and their recipients. */
export interface ServedRemote {
  id: string;
  /** The version that everybody gets. */
  live: RegistryEntry;
  canary: { entry: RegistryEntry; percent: number } | null;
  /** Tenant id → the build that the tenant is pinned to. */
  pins: ReadonlyMap<string, RegistryEntry>;
  /** Release channel → the build released into it, without `stable`. */
  releases: ReadonlyMap<string, RegistryEntry>;
  /** Tenant id → the release channel that the tenant follows. */
  follows: ReadonlyMap<string, string>;
  /** Older and newer builds that may replace a build in shells with which it broke the contract; newest version first. */
  standIns: RegistryEntry[];
}

/** A build that broke the contract with a shell. */
export interface FailedTrial {
  remote_id: string;
  build: string;
  shell: string;
}

/** Facts about builds beside themselves. */
export interface Judgement {
  failed: readonly FailedTrial[];
  /** Ids of remotes that pages keep apart. */
  isolated: ReadonlySet<string>;
  /** Owners of the names that manifests claim. */
  claims: Claims;
}

/** A build as the registry names it, with the shells that must not load it, and without names that others own. */
export function toEntry(served: ServedBuild, { failed, isolated, claims }: Judgement): RegistryEntry {
  const { remote_id, build, baseUrl, manifest, entry, mfManifest, integrity, preload } = served;
  const failsWith = failed
    .filter((trial) => trial.remote_id === remote_id && trial.build === build)
    .map(({ shell }) => shell);
  return {
    id: manifest.id,
    version: manifest.version,
    build,
    manifest: claims.ownPartOf(manifest),
    entry: baseUrl + entry,
    mfManifest,
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [baseUrl + file, hash])),
    preload: preload.map((file) => baseUrl + file),
    ...(failsWith.length > 0 && { failsWith }),
    ...(isolated.has(remote_id) && { isolated: true }),
  };
}

/** The rows of one remote. */
function rowsOf(remote: string, { releases, pins, followers, builds }: ServedState): Omit<ServedState, 'stable'> {
  const own = <Row extends { remote_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ remote_id }) => remote_id === remote);
  return { releases: own(releases), pins: own(pins), followers: own(followers), builds: own(builds) };
}

/** Looks up the build of each row; rows whose build cannot be fetched are left out. */
function entriesBy<Row extends { build: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  available: ReadonlyMap<string, RegistryEntry>,
): ReadonlyMap<string, RegistryEntry> {
  return new Map(
    rows.flatMap((row) => {
      const entry = available.get(row.build);
      return entry ? [[keyOf(row), entry] as const] : [];
    }),
  );
}

function canaryOf(
  { canary_build: build, canary_percent: percent }: ServedState['stable'][number],
  available: ReadonlyMap<string, RegistryEntry>,
): ServedRemote['canary'] {
  const entry = build === null ? undefined : available.get(build);
  return entry ? { entry, percent: percent ?? 0 } : null;
}

/**
 * Puts the rows of the database together, remote by remote. Followers, pinned tenants and canaries of a folder's build
 * that is gone get the stable version; the stable one stays named even then.
 */
export function servedRemotes(
  state: ServedState,
  { standIns, ...judgement }: Judgement & { standIns: readonly ServedBuild[] },
): ServedRemote[] {
  return state.stable.flatMap((stable) => {
    const { releases, pins, followers, builds } = rowsOf(stable.remote_id, state);
    const entries = builds.map((build) => ({ available: build.available, entry: toEntry(build, judgement) }));
    const live = entries.find(({ entry }) => entry.build === stable.build)?.entry;
    if (!live) return [];
    const available = new Map(
      entries.flatMap((each) => (each.available ? [[each.entry.build, each.entry] as const] : [])),
    );
    return {
      id: stable.remote_id,
      live,
      canary: canaryOf(stable, available),
      pins: entriesBy(pins, ({ tenant_id }) => tenant_id, available),
      releases: entriesBy(releases, ({ releaseChannel }) => releaseChannel, available),
      follows: new Map(followers.map(({ tenant_id, releaseChannel }) => [tenant_id, releaseChannel])),
      standIns: standIns
        .filter(({ remote_id }) => remote_id === stable.remote_id)
        .map((build) => toEntry(build, judgement))
        .sort((a, b) => compare(b.version, a.version)),
    };
  });
}
