import type { RegistryEntry } from '@slotwise/contract';
import { isAmong, type Visitor } from '../visitors';
import type { ServedBuild, ServedState } from './queries';

/** One remote as it is served: to everybody, to some, and to tenants that are kept on a version. */
export interface ServedRemote {
  id: string;
  live: RegistryEntry;
  canary: { entry: RegistryEntry; percent: number } | null;
  pins: ReadonlyMap<string, RegistryEntry>;
}

const toEntry = ({ baseUrl, manifest, ...build }: ServedBuild): RegistryEntry => ({
  id: manifest.id,
  version: manifest.version,
  build: build.build,
  manifest,
  entry: baseUrl + build.entry,
  mfManifest: build.mfManifest,
  integrity: Object.fromEntries(Object.entries(build.integrity).map(([file, hash]) => [baseUrl + file, hash])),
  preload: build.preload.map((file) => baseUrl + file),
});

export function servedRemotes({ channels, pins, builds }: ServedState): ServedRemote[] {
  const entries = new Map(builds.map(({ remote_id, ...build }) => [`${remote_id}/${build.build}`, toEntry(build)]));
  return channels.flatMap((channel) => {
    const of = (build: string | null) => (build === null ? undefined : entries.get(`${channel.remote_id}/${build}`));
    const live = of(channel.build);
    if (!live) return [];
    const canary = of(channel.canary_build);
    return {
      id: channel.remote_id,
      live,
      canary: canary ? { entry: canary, percent: channel.canary_percent ?? 0 } : null,
      pins: new Map(
        pins.flatMap(({ remote_id, tenant_id, build }) => {
          const entry = remote_id === channel.remote_id ? of(build) : undefined;
          return entry ? [[tenant_id, entry] as const] : [];
        }),
      ),
    };
  });
}

/** The tenant's pin before the canary, the canary before what everybody gets. */
export function resolve(remotes: readonly ServedRemote[], visitor: Visitor): RegistryEntry[] {
  return remotes.flatMap(({ live, canary, pins }) => {
    const pinned = visitor.tenantId === null ? undefined : pins.get(visitor.tenantId);
    const early =
      canary && visitor.key !== null && isAmong(canary.percent, visitor.key, canary.entry.build) ? canary.entry : live;
    const entry = pinned ?? early;
    return entry.manifest.audience === 'deployment' && !visitor.administrator ? [] : [entry];
  });
}
