import type { RegistryEntry, RemoteChoice } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { compare, satisfies } from 'semver';
import { isAmong, type Visitor } from '../visitors';
import type { ServedBuild, ServedState } from './served-queries';

/** One remote as it is served: to everybody, to some, and to tenants that are kept on a version. */
export interface ServedRemote {
  id: string;
  live: RegistryEntry;
  canary: { entry: RegistryEntry; percent: number } | null;
  pins: ReadonlyMap<string, RegistryEntry>;
  /** Further builds, the newest version first: for shells with which those above broke the contract. */
  others: RegistryEntry[];
}

/** What beside the served builds decides: pairs that broke the contract, and the builds that may stand in. */
export interface Trials {
  failed: readonly { remote_id: string; build: string; shell: string }[];
  whole: ServedState['builds'];
}

const toEntry = ({ baseUrl, manifest, ...build }: ServedBuild, failsWith: string[]): RegistryEntry => ({
  id: manifest.id,
  version: manifest.version,
  build: build.build,
  manifest,
  entry: baseUrl + build.entry,
  mfManifest: build.mfManifest,
  integrity: Object.fromEntries(Object.entries(build.integrity).map(([file, hash]) => [baseUrl + file, hash])),
  preload: build.preload.map((file) => baseUrl + file),
  ...(failsWith.length > 0 && { failsWith }),
});

export function servedRemotes({ channels, pins, builds }: ServedState, { failed, whole }: Trials): ServedRemote[] {
  const entryOf = ({ remote_id, ...build }: ServedState['builds'][number]) =>
    toEntry(
      build,
      failed.filter((trial) => trial.remote_id === remote_id && trial.build === build.build).map(({ shell }) => shell),
    );
  const entries = new Map(builds.map((build) => [`${build.remote_id}/${build.build}`, entryOf(build)]));
  // Who was to get a build of the folder that is gone gets what everybody gets.
  const there = new Set(
    builds.filter(({ available }) => available).map(({ remote_id, build }) => `${remote_id}/${build}`),
  );
  return channels.flatMap((channel) => {
    const of = (build: string | null) => (build === null ? undefined : entries.get(`${channel.remote_id}/${build}`));
    const live = of(channel.build);
    if (!live) return [];
    const ofThere = (build: string | null) => (there.has(`${channel.remote_id}/${build}`) ? of(build) : undefined);
    const canary = ofThere(channel.canary_build);
    return {
      id: channel.remote_id,
      live,
      canary: canary ? { entry: canary, percent: channel.canary_percent ?? 0 } : null,
      pins: new Map(
        pins.flatMap(({ remote_id, tenant_id, build }) => {
          const entry = remote_id === channel.remote_id ? ofThere(build) : undefined;
          return entry ? [[tenant_id, entry] as const] : [];
        }),
      ),
      others: whole
        .filter(({ remote_id }) => remote_id === channel.remote_id)
        .map(entryOf)
        .sort((a, b) => compare(b.version, a.version)),
    };
  });
}

const keepsContract = ({ failsWith }: RegistryEntry, shell: string | undefined) =>
  shell === undefined || !failsWith?.includes(shell);

/**
 * The build itself, or the newest older version that did not break the contract with this shell. A pair that was never
 * tried is judged by the range of the platform that the manifest names. The build itself if there is none: the shell,
 * which reads the same in the signed registry, says so in its place.
 */
function withShell(entry: RegistryEntry, others: readonly RegistryEntry[], shell: string | undefined): RegistryEntry {
  if (keepsContract(entry, shell)) return entry;
  const older = others.find(
    (other) =>
      compare(other.version, entry.version) < 0 &&
      keepsContract(other, shell) &&
      satisfies(PLATFORM_API_VERSION, other.manifest.platform),
  );
  return older ?? entry;
}

/** What somebody gets of one remote, and by which way. */
export interface Choice extends Pick<RemoteChoice, 'channel' | 'percent' | 'insteadOf'> {
  entry: RegistryEntry;
}

/** Before it is known whether it keeps the contract with the shell. */
function wish({ live, canary, pins }: ServedRemote, { tenantId, key }: Visitor): Omit<Choice, 'insteadOf'> {
  const pinned = tenantId === null ? undefined : pins.get(tenantId);
  if (pinned) return { entry: pinned, channel: 'pinned', percent: null };
  const isEarly = canary && key !== null && isAmong(canary.percent, key, canary.entry.build);
  if (isEarly) return { entry: canary.entry, channel: 'canary', percent: canary.percent };
  return { entry: live, channel: 'live', percent: null };
}

/**
 * The tenant's pin before the canary, the canary before what everybody gets; of each what keeps the contract with the shell.
 * @param shell build of the shell that asks; undefined: none that is known
 */
export function choose(remotes: readonly ServedRemote[], visitor: Visitor, shell?: string): Choice[] {
  return remotes.flatMap((remote) => {
    const wished = wish(remote, visitor);
    const isLate = wished.channel === 'canary' && !keepsContract(wished.entry, shell);
    const way = isLate ? { entry: remote.live, channel: 'live' as const, percent: null } : wished;
    const entry = withShell(way.entry, remote.others, shell);
    if (entry.manifest.audience === 'deployment' && !visitor.administrator) return [];
    return { ...way, entry, insteadOf: entry === wished.entry ? null : wished.entry.version };
  });
}

/** The entries of what somebody gets. */
export const resolve = (...[remotes, visitor, shell]: Parameters<typeof choose>): RegistryEntry[] =>
  choose(remotes, visitor, shell).map(({ entry }) => entry);

/** Every build that some page may load: what is served, and what stands in for it with one of these shells. */
export const reachable = (remotes: readonly ServedRemote[], shells: readonly string[]): RegistryEntry[] =>
  remotes.flatMap(({ live, canary, pins, others }) => {
    const wanted = [live, ...(canary ? [canary.entry] : []), ...pins.values()];
    const entries = [...wanted, ...shells.flatMap((shell) => wanted.map((entry) => withShell(entry, others, shell)))];
    return [...new Map(entries.map((entry) => [entry.build, entry])).values()];
  });
