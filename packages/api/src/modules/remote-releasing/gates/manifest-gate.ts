import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { isRemoteManifest, manifestFaults } from '@slotwise/contract/manifest';
import { isPermissionName, isScope } from '@slotwise/contract/permissions';
import { satisfies, validRange } from 'semver';
import { fault } from './gate';

/** Checks a manifest on its own. */
export function manifestGate(candidate: unknown): FieldFault[] {
  const { permissions } = (candidate ?? {}) as { permissions?: unknown };
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

/** @param shells versions of the platform API that live shells offer */
export function platformGate({ platform }: RemoteManifest, shells: readonly string[]): FieldFault[] {
  if (validRange(platform) === null) return [fault('platform', `"${platform}" is not a range of versions`)];
  return shells
    .filter((shell) => !satisfies(shell, platform))
    .map((shell) => fault('platform', `it needs platform ${platform}, and a live shell offers ${shell}`));
}
