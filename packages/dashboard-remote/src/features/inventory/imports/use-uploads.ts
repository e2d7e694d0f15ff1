import { usePlatform } from '@slotwise/shared/remote';
import type { Platform } from '@slotwise/shared/platform';
import { useSyncExternalStore } from 'react';
import { Uploads } from './uploads';
import type { Upload } from './uploads';

const uploads = new WeakMap<Platform, Uploads>();

/** What this mount of the remote is sending: it outlives each of its screens. */
export function useUploads(): Uploads {
  const platform = usePlatform();
  const known = uploads.get(platform) ?? new Uploads(platform.http);
  uploads.set(platform, known);
  return known;
}

/** How far the file of one import is; undefined if this page is not sending it. */
export function useUpload(importId: string): Upload | undefined {
  const { subscribe, get } = useUploads();
  return useSyncExternalStore(subscribe, () => get(importId));
}
