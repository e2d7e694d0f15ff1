import type { FieldFault } from '@slotwise/contract';
import { isRemoteManifest, manifestFaults, type ManifestFault } from '@slotwise/contract/manifest';
import { unknownPermissions } from '@slotwise/contract/manifest-permissions';
import { heavyParts } from '@slotwise/contract/manifest-weight';
import { isScope } from '@slotwise/contract/permissions';
import { OFFERED_PLATFORM_APIS, offeredPlatformApi } from '@slotwise/contract/platform-api';
import { satisfies, validRange } from 'semver';
import { fieldFault } from '../../../platform/errors';
import { schemaGate } from './schema-gate';

export const platformGate = (platform: unknown): FieldFault[] => {
  // Said with the rest of the manifest's shape.
  if (typeof platform !== 'string') return [];
  if (validRange(platform) === null) return [fieldFault('platform', 'platform_range', { range: platform })];
  if (offeredPlatformApi(platform, satisfies) !== null) return [];
  const offered = OFFERED_PLATFORM_APIS.join(' and ');
  return [fieldFault('platform', 'platform_not_offered', { range: platform, offered })];
};

const manifestFieldFault = ({ code, params }: ManifestFault): FieldFault =>
  code === 'manifest_shape' ? fieldFault('manifest', code, params) : fieldFault('manifest', code, params);

/**
 * Checks a manifest on its own. If it is for another platform, nothing more is said: its shape may be another one too.
 */
export function manifestGate(candidate: unknown): FieldFault[] {
  const { platform } = (candidate ?? {}) as { platform?: unknown };
  const foreign = platformGate(platform);
  if (foreign.length > 0) return foreign;
  if (!isRemoteManifest(candidate)) return manifestFaults(candidate).map(manifestFieldFault);
  return [
    ...heavyParts(candidate).map(({ part, size, max }) => fieldFault(part, 'manifest_size', { size, max })),
    ...schemaGate(candidate),
    // Pages read such names as well: only here somebody is told that nobody could be granted them.
    ...unknownPermissions(candidate).map(({ list, permission }) =>
      fieldFault(list, 'manifest_permission', { permission }),
    ),
    ...candidate.scopes
      .filter((scope) => !isScope(scope))
      .map((scope) => fieldFault('scopes', 'manifest_scope', { scope })),
  ];
}
