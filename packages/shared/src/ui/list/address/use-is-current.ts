import { UNSAFE_NavigationContext, useLocation } from '@slotwise/shared/ui/router';
import type { Location } from '@slotwise/shared/ui/router';
import { useCallback, useContext } from 'react';

/**
 * Tells whether the address is still the one that the page was drawn for. While the next page loads, this one stays in sight, and
 * whatever it then writes into the address would take people back to it. Only the router's own history knows: what hooks return is
 * what was drawn.
 */
export function useIsCurrent(): () => boolean {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { key } = useLocation();
  return useCallback(() => {
    const { location } = navigator as { location?: Location };
    return location === undefined || location.key === key;
  }, [navigator, key]);
}
