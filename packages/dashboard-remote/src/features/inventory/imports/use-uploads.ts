import { usePlatform } from '@slotwise/shared/remote';
import type { Platform } from '@slotwise/shared/platform';
import { useSyncExternalStore } from 'react';
import { Uploads } from './uploads';
import type { Upload } from './uploads';

const uploads = new WeakMap<Platform, Uploads>();

/** Uploads of this mount of the remote: they outlive each of its screens. */
export function useUploads(): Uploads {
  const platform = usePlatform();
  const known = uploads.get(platform) ?? new Uploads(platform.http);
  uploads.set(platform, known);
  return known;
}

/** Progress of one import's file; undefined if this page is not sending it. */
export function useUpload(importId: string): Upload | undefined {
  const { subscribe, get } = useUploads();
  return useSyncExternalStore(subscribe, () => get(importId));
}
