import { RecordLink } from '@slotwise/shared/ui/link';
import type { ReactNode } from 'react';

interface SkuLinkProps {
  sku: { id: string; code: string };
  /** Instead of its code. */
  children?: ReactNode;
}

/** Leads to the page of a SKU. */
export const SkuLink = ({ sku: { id, code }, children = code }: SkuLinkProps) => (
  <RecordLink to={`/inventory/skus/${id}`}>{children}</RecordLink>
);
