import type { Platform } from '@slotwise/shared/remote';
import { useState } from 'react';

export type Layout = 'grid' | 'list';

/** Whether roles stand in a grid or a list; remembered on this device. */
export function useLayoutChoice(preferences: Platform['preferences']): readonly [Layout, () => void] {
  const [layout, setLayout] = useState<Layout>(() => (preferences.get('layout') === 'list' ? 'list' : 'grid'));
  const toggle = () => {
    const next = layout === 'grid' ? 'list' : 'grid';
    setLayout(next);
    preferences.set('layout', next);
  };
  return [layout, toggle];
}
