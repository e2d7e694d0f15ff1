import { lateDialog } from '@slotwise/shared/remote';
import type { ComponentType } from 'react';

/**
 * A dialog that is drawn while it is open alone. Where its code cannot be fetched, that is said in its place, and open drafts of
 * roles stay as they are.
 */
export function askedDialog<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  type Always = P & { open: boolean };
  // A component that takes fewer properties takes these, too.
  const Late = lateDialog<Always>(load as () => Promise<{ default: ComponentType<Always> }>);
  return (props: P) => <Late {...props} open />;
}
