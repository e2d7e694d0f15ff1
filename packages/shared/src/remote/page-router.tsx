import { createPath, Router, type To } from '@slotwise/shared/ui/router';
import { useMemo, type ReactNode } from 'react';
import { useReadable } from '../session';
import type { PageAddress } from './platform-host';

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A router whose address is that of the page around the frame in which the remote is drawn. */
export function PageRouter({ address, children }: { address: PageAddress; children: ReactNode }) {
  const location = useReadable(address);
  const navigator = useMemo(
    () => ({
      createHref: pathOf,
      push: (to: To, state?: unknown) => address.navigate(pathOf(to), { state }),
      replace: (to: To, state?: unknown) => address.navigate(pathOf(to), { replace: true, state }),
      go: (steps: number) => address.go(steps),
    }),
    [address],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
