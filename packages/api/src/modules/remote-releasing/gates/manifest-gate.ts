import type { FieldFault, RemoteManifest } from '@slotwise/contract';
import { isRemoteManifest, manifestFaults, type ManifestFault } from '@slotwise/contract/manifest';
import { unknownPermissions } from '@slotwise/contract/manifest-permissions';
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

/** Most kilobytes of a manifest: about five times our largest. Every page carries every manifest, but the audit's words. */
const MANIFEST_MAX_KB = 40;
const AUDIT_MAX_KB = 40;

const kBOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) / 1024;

function weightGate({ audit = {}, ...inPages }: RemoteManifest): FieldFault[] {
  const weigh = (field: string, size: number, max: number) =>
    size > max ? [fieldFault(field, 'manifest_size', { size: size.toFixed(1), max })] : [];
  return [...weigh('manifest', kBOf(inPages), MANIFEST_MAX_KB), ...weigh('audit', kBOf(audit), AUDIT_MAX_KB)];
}

/**
 * Checks a manifest on its own. If it is for another platform, nothing more is said: its shape may be another one too.
 */
export function manifestGate(candidate: unknown): FieldFault[] {
  const { platform } = (candidate ?? {}) as { platform?: unknown };
  const foreign = platformGate(platform);
  if (foreign.length > 0) return foreign;
  if (!isRemoteManifest(candidate)) return manifestFaults(candidate).map(manifestFieldFault);
  return [
    ...weightGate(candidate),
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
