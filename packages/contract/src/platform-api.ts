import { ADAPTED_PLATFORM_API_VERSION, PLATFORM_API_VERSION } from './constants';

/** Versions of the platform API that every page offers, the one that it prefers first. */
export const OFFERED_PLATFORM_APIS: readonly string[] = [PLATFORM_API_VERSION, ADAPTED_PLATFORM_API_VERSION];

/**
 * Chooses the version of the platform API that a page gives to a remote.
 * @param range the semver range that the remote's manifest names
 * @param satisfies whether a version is within a range
 * @returns null if the page offers nothing that the remote takes
 */
export const offeredPlatformApi = (
  range: string,
  satisfies: (version: string, range: string) => boolean,
): string | null => OFFERED_PLATFORM_APIS.find((version) => satisfies(version, range)) ?? null;
