import type { RemoteChannel } from '@slotwise/contract';
import { earlierIn, isOvertaken } from './channels';
import type { VersionRow } from './queries';
import type { ServedState } from './served-queries';

/** The channels of one remote beside what everybody gets: those with something in them, and those that somebody follows. */
export function channelsOf(
  remote: string,
  { channels, releases, followers }: ServedState,
  versions: readonly VersionRow[],
): RemoteChannel[] {
  const buildOf = (name: string) => versions.find(({ build }) => build === name);
  const own = releases.filter(({ remote_id }) => remote_id === remote);
  const following = followers.filter(({ remote_id }) => remote_id === remote);
  const stable = channels.find(({ remote_id }) => remote_id === remote);
  const live = stable && buildOf(stable.build);
  const names = [...new Set([...own, ...following].map(({ channel }) => channel))].sort();
  return names.map((name) => {
    const row = own.find(({ channel }) => channel === name);
    const released = row && buildOf(row.build);
    const back = row && live && earlierIn(row.earlier, { live, versions });
    return {
      name,
      release: row ? { version: released?.version ?? '', build: row.build, since: row.moved_at.toISOString() } : null,
      overtaken: released !== undefined && live !== undefined && isOvertaken(released, live),
      earlier: (back && buildOf(back.build)?.version) ?? null,
      followers: following
        .filter(({ channel }) => channel === name)
        .map(({ tenant_id, tenant_name, pinned_at }) => ({
          tenantId: tenant_id,
          tenantName: tenant_name,
          since: pinned_at.toISOString(),
        })),
    };
  });
}
