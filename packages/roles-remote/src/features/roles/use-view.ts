import { usePlatform } from '@slotwise/shared/remote';
import { useState } from 'react';
import { useBoardAddress } from '../../board-address';
import type { View } from '../../board-address';

/** Whether roles stand in a grid, a list or the matrix: as the address says, else grid or list as this device remembers. */
export function useView(): readonly [View, (view: View) => void] {
  const { preferences } = usePlatform();
  const { values, change } = useBoardAddress();
  // As it was remembered on arrival: the back button leads to the earlier view, and not to one chosen since.
  const [remembered] = useState<View>(() => (preferences.get('layout') === 'list' ? 'list' : 'grid'));
  const show = (next: View) => {
    if (next !== 'matrix') preferences.set('layout', next);
    change({ view: next });
  };
  return [values.view ?? remembered, show];
}
