import type { ComponentProps } from 'react';
import { GuardedPage } from '../../guarded-page';

/** A page of the audit, once it is known that the reader may see it. */
export const AuditFrame = (props: Omit<ComponentProps<typeof GuardedPage>, 'permission'>) => (
  <GuardedPage permission="view_audit" {...props} />
);
