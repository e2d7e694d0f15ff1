import type { RegistryEntry, RemoteChoice } from '@slotwise/contract';
import { isAmong, type Visitor } from '../visitors';
import { apart } from './claims';
import { isOvertaken } from './release-channels';
import type { ServedRemote } from './served-remotes';
import { keepsContract, standInFor } from './stand-in';

/** The build that a visitor gets of one remote, and the rule that chose it. */
export interface Choice extends Pick<RemoteChoice, 'releaseChannel' | 'follows' | 'percent' | 'insteadOf'> {
  entry: RegistryEntry;
}

/** A choice before it is known whether the build keeps the contract with the visitor's shell. */
export type Preference = Omit<Choice, 'insteadOf'>;

/** The release channel that the visitor's tenant follows. */
const followedBy = ({ follows }: ServedRemote, { tenantId }: Visitor): string | null =>
  (tenantId === null ? undefined : follows.get(tenantId)) ?? null;

function pinnedFor({ pins }: ServedRemote, { tenantId }: Visitor): Preference | undefined {
  const entry = tenantId === null ? undefined : pins.get(tenantId);
  return entry && { entry, releaseChannel: 'pinned', follows: null, percent: null };
}

/** Nobody is held behind: a release that is older than the stable version is passed over. */
export function releasedFor({ releases, live }: ServedRemote, follows: string | null): Preference | undefined {
  const entry = follows === null ? undefined : releases.get(follows);
  if (!entry || follows === null || isOvertaken(entry, live)) return undefined;
  return { entry, releaseChannel: follows, follows, percent: null };
}

/** Visitors whom the server could not recognise at their next load never get a canary. */
function canaryFor({ canary }: ServedRemote, { key }: Visitor, follows: string | null): Preference | undefined {
  if (!canary || key === null || !isAmong(canary.percent, key, canary.entry.build)) return undefined;
  return { entry: canary.entry, releaseChannel: 'canary', follows, percent: canary.percent };
}

export const liveFor = ({ live }: ServedRemote, follows: string | null): Preference => ({
  entry: live,
  releaseChannel: 'live',
  follows,
  percent: null,
});

/** The tenant's pin precedes its release channel, that precedes the canary, and that precedes what everybody gets. */
function preferenceOf(remote: ServedRemote, visitor: Visitor): Preference {
  const follows = followedBy(remote, visitor);
  return (
    pinnedFor(remote, visitor) ??
    releasedFor(remote, follows) ??
    canaryFor(remote, visitor, follows) ??
    liveFor(remote, follows)
  );
}

/** Puts an older build in the place of one that broke the contract with this shell. */
export function settle(remote: ServedRemote, preferred: Preference, shell: string | undefined): Choice {
  // A pin exists to hold a version back, so an older one replaces it. The others were to get a newer build than
  // everybody: they fall back to the stable version.
  const fallsBack = preferred.releaseChannel !== 'pinned' && !keepsContract(preferred.entry, shell);
  const chosen = fallsBack ? liveFor(remote, preferred.follows) : preferred;
  const entry = standInFor(chosen.entry, remote.standIns, shell);
  return { ...chosen, entry, insteadOf: entry === preferred.entry ? null : preferred.entry.version };
}

const isVisible = ({ entry }: Choice, { administrator }: Visitor) =>
  entry.manifest.audience !== 'deployment' || administrator;

/**
 * Chooses one build of each remote for a visitor.
 * @param shell build of the shell that asks; undefined: unknown
 */
export const choose = (remotes: readonly ServedRemote[], visitor: Visitor, shell?: string): Choice[] =>
  remotes
    .map((remote) => settle(remote, preferenceOf(remote, visitor), shell))
    .filter((choice) => isVisible(choice, visitor));

/**
 * The registry entries for a visitor. A remote that is kept apart has its pages and nothing else; one whose addresses are
 * all another's is left out.
 */
export const resolve = (remotes: readonly ServedRemote[], visitor: Visitor, shell?: string): RegistryEntry[] =>
  choose(remotes, visitor, shell)
    .map(({ entry }) => (entry.isolated ? { ...entry, manifest: apart(entry.manifest) } : entry))
    .filter(({ manifest }) => manifest.routes.length > 0);
