import { RecordLink, ScreenLink } from '@slotwise/shared/ui/link';
import type { ReactNode } from 'react';
import { useMayOpen } from './pages-and-rights';

/** A link to a page that this person may open; to others the text says what there is, and leads nowhere. */
export function OpenLink({ to, children }: { to: string; children: ReactNode }) {
  return useMayOpen()(to) ? <RecordLink to={to}>{children}</RecordLink> : <span>{children}</span>;
}

/** The same for a whole line or card, which has its own look as a link. */
export function OpenScreenLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  if (!useMayOpen()(to)) return <span>{children}</span>;
  return (
    <ScreenLink to={to} className={className}>
      {children}
    </ScreenLink>
  );
}
