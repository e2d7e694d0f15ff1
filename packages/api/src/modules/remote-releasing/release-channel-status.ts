import type { ReleaseChannel } from '@slotwise/contract';
import { earlierRelease, isOvertaken, type ServedState } from '../remote-serving';
import type { VersionRow } from '../remote-versions';

/** The release channels of one remote without `stable`: those that serve something and those that a tenant follows. */
export function releaseChannelsOf(
  remote: string,
  { stable: allStable, releases, followers }: ServedState,
  versions: readonly VersionRow[],
): ReleaseChannel[] {
  const versionOf = (build: string) => versions.find((version) => version.build === build);
  const released = releases.filter(({ remote_id }) => remote_id === remote);
  const following = followers.filter(({ remote_id }) => remote_id === remote);
  const stable = allStable.find(({ remote_id }) => remote_id === remote);
  const live = stable && versionOf(stable.build);
  const names = [...new Set([...released, ...following].map(({ releaseChannel }) => releaseChannel))].sort();
  return names.map((name) => {
    const row = released.find(({ releaseChannel }) => releaseChannel === name);
    const version = row && versionOf(row.build);
    const back = row && live && earlierRelease(row.earlier, { live, versions });
    return {
      name,
      release: row ? { version: version?.version ?? '', build: row.build, since: row.moved_at.toISOString() } : null,
      overtaken: version !== undefined && live !== undefined && isOvertaken(version, live),
      earlier: (back && versionOf(back.build)?.version) ?? null,
      followers: following
        .filter(({ releaseChannel }) => releaseChannel === name)
        .map(({ tenant_id, tenant_name, pinned_at }) => ({
          tenantId: tenant_id,
          tenantName: tenant_name,
          since: pinned_at.toISOString(),
        })),
    };
  });
}
