import type { RemoteManifest } from '@slotwise/contract';
import { createReadable } from '../events/readable';
import type { Platform } from '../platform';
import { recordAddress } from './record-address';

const none = createReadable([]);

/** Links to other remotes in a page that has only one: no extensions, and the addresses of that remote's records. */
export const onlyRemote = (manifest: Pick<RemoteManifest, 'records'>): Pick<Platform, 'extensions' | 'records'> => ({
  extensions: { at: () => none },
  records: { href: (kind, id) => recordAddress([manifest], kind, id) },
});
