import { RecordLink } from '@slotwise/shared/ui/link';

interface SkuLinkProps {
  sku: { id: string; code: string };
  /** Instead of its code. */
  children?: string;
}

/** Leads to the page of a SKU. */
export const SkuLink = ({ sku: { id, code }, children = code }: SkuLinkProps) => (
  <RecordLink to={`/inventory/skus/${id}`}>{children}</RecordLink>
);
