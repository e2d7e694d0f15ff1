import type { FieldFault } from '@slotwise/contract';
import { isRemoteManifest, manifestFaults } from '@slotwise/contract/manifest';
import { isPermissionName, isScope } from '@slotwise/contract/permissions';
import { OFFERED_PLATFORM_APIS, offeredPlatformApi } from '@slotwise/contract/platform-api';
import { satisfies, validRange } from 'semver';
import { fault } from './gate';

export const platformGate = (platform: unknown): FieldFault[] => {
  // Said with the rest of the manifest's shape.
  if (typeof platform !== 'string') return [];
  if (validRange(platform) === null) return [fault('platform', `"${platform}" is not a range of versions`)];
  if (offeredPlatformApi(platform, satisfies) !== null) return [];
  return [fault('platform', `it needs platform ${platform}, and pages offer ${OFFERED_PLATFORM_APIS.join(' and ')}`)];
};

/** Checks a manifest on its own. Where it is for another platform, nothing more is said: its shape may be another one too. */
export function manifestGate(candidate: unknown): FieldFault[] {
  const { permissions, platform } = (candidate ?? {}) as { permissions?: unknown; platform?: unknown };
  const foreign = platformGate(platform);
  if (foreign.length > 0) return foreign;
  const unknown = Array.isArray(permissions)
    ? permissions.filter((name) => typeof name === 'string' && !isPermissionName(name))
    : [];
  if (unknown.length > 0) {
    return unknown.map((name) => fault('permissions', `the permission "${String(name)}" does not exist`));
  }
  if (!isRemoteManifest(candidate)) return manifestFaults(candidate).map((text) => fault('manifest', text));
  return candidate.scopes
    .filter((scope) => !isScope(scope))
    .map((scope) => fault('scopes', `the scope "${scope}" stands for no permission`));
}
