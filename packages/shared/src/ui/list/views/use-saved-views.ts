import { useState } from 'react';
import { parseViews } from './saved-views';
import type { SavedView, ViewStorage } from './saved-views';

/**
 * The views that a person saved of one list, on this device.
 * @param key names the list among those of the remote
 */
export function useSavedViews(storage: ViewStorage, key: string) {
  const place = `views:${key}`;
  const [views, setViews] = useState(() => parseViews(storage.get(place)));
  const keep = (next: readonly SavedView[]) => {
    setViews([...next]);
    storage.set(place, JSON.stringify(next));
  };
  return [views, keep] as const;
}
