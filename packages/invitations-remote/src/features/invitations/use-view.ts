import { BREAKPOINTS } from '@slotwise/shared/ui/breakpoints';
import { usePlatform } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { useInvitationsAddress } from './invitations-address';

export type View = 'list' | 'grid';

export interface ViewChoice {
  view: View;
  /** Cards beside each other, 1 to 3. */
  columns: number;
  toggle: () => void;
}

/** List or grid: from the address, else as last chosen on this device. Too narrow for a grid, it is a list. */
export function useView(): ViewChoice {
  const { preferences, viewport } = usePlatform();
  const { width } = useReadable(viewport);
  const { values, change } = useInvitationsAddress();
  const chosen: View = (values.view ?? preferences.get('view')) === 'grid' ? 'grid' : 'list';
  const view = width < BREAKPOINTS.sm ? 'list' : chosen;
  return {
    view,
    columns: view === 'list' || width < BREAKPOINTS.md ? 1 : width < BREAKPOINTS.xl ? 2 : 3,
    toggle: () => {
      const next: View = view === 'grid' ? 'list' : 'grid';
      preferences.set('view', next);
      change({ view: next }, { replace: true });
    },
  };
}
