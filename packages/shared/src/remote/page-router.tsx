import { createPath, Router, type To } from '@slotwise/shared/ui/router';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useReadable } from '../session';
import type { PageAddress } from './platform-host';

type NavigationType = NonNullable<ComponentProps<typeof Router>['navigationType']>;

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A router whose address is that of the page around the frame in which the remote is drawn. */
export function PageRouter({ address, children }: { address: PageAddress; children: ReactNode }) {
  const here = useReadable(address);
  const navigator = useMemo(
    () => ({
      /** As other histories have it: where the page is, drawn or not. */
      get location() {
        return address.get();
      },
      createHref: pathOf,
      push: (to: To, state?: unknown) => address.navigate(pathOf(to), { state }),
      replace: (to: To, state?: unknown) => address.navigate(pathOf(to), { replace: true, state }),
      go: (steps: number) => address.go(steps),
    }),
    [address],
  );
  return (
    <Router location={here} navigationType={here.type as NavigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
