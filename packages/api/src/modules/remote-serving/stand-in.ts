import type { RegistryEntry } from '@slotwise/contract';
import { offeredPlatformApi } from '@slotwise/contract/platform-api';
import { compare, satisfies } from 'semver';

/** Whether a build may be loaded by a shell. @param shell build of the shell; undefined: unknown, every build may */
export const keepsContract = ({ failsWith }: RegistryEntry, shell: string | undefined): boolean =>
  shell === undefined || !failsWith?.includes(shell);

/**
 * Replaces a build that broke the contract with this shell by the newest older version that did not. The manifest's
 * platform range decides about pairs that nobody has tried. Without a replacement the build itself is the answer: the
 * shell reads `failsWith` in the signed registry and names the remote in its place.
 */
export function standInFor(
  entry: RegistryEntry,
  standIns: readonly RegistryEntry[],
  shell: string | undefined,
): RegistryEntry {
  if (keepsContract(entry, shell)) return entry;
  const older = standIns.find(
    (other) =>
      compare(other.version, entry.version) < 0 &&
      keepsContract(other, shell) &&
      offeredPlatformApi(other.manifest.platform, satisfies) !== null,
  );
  return older ?? entry;
}
