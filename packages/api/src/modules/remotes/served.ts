import type { RegistryEntry, RemoteChoice } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { compare, satisfies } from 'semver';
import { isAmong, type Visitor } from '../visitors';
import { isOvertaken } from './channels';
import type { ServedBuild, ServedState } from './served-queries';

/** One remote as it is served: to everybody, to some, and to tenants that are kept on a version or follow a channel. */
export interface ServedRemote {
  id: string;
  live: RegistryEntry;
  canary: { entry: RegistryEntry; percent: number } | null;
  pins: ReadonlyMap<string, RegistryEntry>;
  /** What is released into the channels beside what everybody gets, by their names. */
  channels: ReadonlyMap<string, RegistryEntry>;
  /** The channel that a tenant follows. */
  follows: ReadonlyMap<string, string>;
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

export function servedRemotes(
  { channels, releases, pins, followers, builds }: ServedState,
  { failed, whole }: Trials,
): ServedRemote[] {
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
      channels: new Map(
        releases.flatMap(({ remote_id, channel: name, build }) => {
          const entry = remote_id === channel.remote_id ? ofThere(build) : undefined;
          return entry ? [[name, entry] as const] : [];
        }),
      ),
      follows: new Map(
        followers.flatMap(({ remote_id, tenant_id, channel: name }) =>
          remote_id === channel.remote_id ? [[tenant_id, name] as const] : [],
        ),
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
export interface Choice extends Pick<RemoteChoice, 'channel' | 'follows' | 'percent' | 'insteadOf'> {
  entry: RegistryEntry;
}

/** Before it is known whether it keeps the contract with the shell. */
function wish(remote: ServedRemote, { tenantId, key }: Visitor): Omit<Choice, 'insteadOf'> {
  const { live, canary, pins, channels } = remote;
  const pinned = tenantId === null ? undefined : pins.get(tenantId);
  if (pinned) return { entry: pinned, channel: 'pinned', follows: null, percent: null };
  const follows = (tenantId === null ? undefined : remote.follows.get(tenantId)) ?? null;
  const released = follows === null ? undefined : channels.get(follows);
  if (released && follows !== null && !isOvertaken(released, live)) {
    return { entry: released, channel: follows, follows, percent: null };
  }
  const isEarly = canary && key !== null && isAmong(canary.percent, key, canary.entry.build);
  if (isEarly) return { entry: canary.entry, channel: 'canary', follows, percent: canary.percent };
  return { entry: live, channel: 'live', follows, percent: null };
}

/**
 * The tenant's pin or its channel before the canary, the canary before what everybody gets; of each what keeps the
 * contract with the shell. Who follows a channel never gets less than everybody.
 * @param shell build of the shell that asks; undefined: none that is known
 */
export function choose(remotes: readonly ServedRemote[], visitor: Visitor, shell?: string): Choice[] {
  return remotes.flatMap((remote) => {
    const wished = wish(remote, visitor);
    // A pin is meant to hold a version; who wanted a newer one goes on with what everybody gets.
    const isLate = wished.channel !== 'pinned' && !keepsContract(wished.entry, shell);
    const way = isLate ? { ...wished, entry: remote.live, channel: 'live', percent: null } : wished;
    const entry = withShell(way.entry, remote.others, shell);
    if (entry.manifest.audience === 'deployment' && !visitor.administrator) return [];
    return { ...way, entry, insteadOf: entry === wished.entry ? null : wished.entry.version };
  });
}

/** The entries of what somebody gets. */
export const resolve = (...[remotes, visitor, shell]: Parameters<typeof choose>): RegistryEntry[] =>
  choose(remotes, visitor, shell).map(({ entry }) => entry);

/**
 * Every build that some page may load: what is served, and what stands in for it with one of these shells. What is
 * released into a channel counts even while everybody gets a newer one, who may go back from that.
 * @param counts whether what is released into a channel is asked for; default: all of it
 */
export const reachable = (
  remotes: readonly ServedRemote[],
  shells: readonly string[],
  counts: (entry: RegistryEntry, channel: string) => boolean = () => true,
): RegistryEntry[] =>
  remotes.flatMap(({ live, canary, pins, channels, others }) => {
    const released = [...channels].flatMap(([name, entry]) => (counts(entry, name) ? [entry] : []));
    const wanted = [live, ...(canary ? [canary.entry] : []), ...pins.values(), ...released];
    const entries = [...wanted, ...shells.flatMap((shell) => wanted.map((entry) => withShell(entry, others, shell)))];
    return [...new Map(entries.map((entry) => [entry.build, entry])).values()];
  });
