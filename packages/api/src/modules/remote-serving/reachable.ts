import type { RegistryEntry } from '@slotwise/contract';
import type { ServedRemote } from './served-remotes';
import { standInFor } from './stand-in';

/** Whether what is released into a release channel shall count as reachable. */
export type ReleaseFilter = (entry: RegistryEntry, releaseChannel: string) => boolean;

/**
 * Every build that some page may load: served ones, and their stand-ins in one of these shells. A release counts even
 * while everybody gets a newer version, because everybody may be taken back from that.
 * @param counts default: every release counts
 */
export const reachable = (
  remotes: readonly ServedRemote[],
  shells: readonly string[],
  counts: ReleaseFilter = () => true,
): RegistryEntry[] =>
  remotes.flatMap(({ live, canary, pins, releases, standIns }) => {
    const released = [...releases].flatMap(([releaseChannel, entry]) => (counts(entry, releaseChannel) ? [entry] : []));
    const served = [live, ...(canary ? [canary.entry] : []), ...pins.values(), ...released];
    const replaced = shells.flatMap((shell) => served.map((entry) => standInFor(entry, standIns, shell)));
    return [...new Map([...served, ...replaced].map((entry) => [entry.build, entry])).values()];
  });
