import { satisfy } from '@module-federation/runtime';
import type { RemoteManifest } from '@slotwise/contract';
import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { offeredPlatformApi } from '@slotwise/contract/platform-api';
import type { RemoteFault } from './remote-fault';

/** Says whether a manifest, of any shape, is for a platform that this page does not offer. */
export function platformFault({ platform }: { platform?: unknown }): RemoteFault | null {
  if (typeof platform !== 'string' || offeredPlatformApi(platform, satisfy) !== null) return null;
  const values = { wanted: platform, offered: PLATFORM_API_VERSION };
  return { kind: 'incompatible', reason: { id: 'platform.not-offered', values } };
}

/**
 * The version of the platform API that a remote is given. A remote that takes none of the page's versions is never
 * loaded.
 */
export const platformApiOf = ({ platform }: Pick<RemoteManifest, 'platform'>): string =>
  offeredPlatformApi(platform, satisfy) ?? PLATFORM_API_VERSION;
