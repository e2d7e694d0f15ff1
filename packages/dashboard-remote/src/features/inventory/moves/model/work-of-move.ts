const WORKS = ['order', 'receipt', 'count', 'replenishment', 'slotting', 'import'] as const;
type Work = (typeof WORKS)[number];

/** The kind of work that a move was a part of; undefined where somebody moved goods by themselves. */
export const workOf = (source: string | null): Work | undefined => WORKS.find((work) => work === source);

/** Where it is seen as a whole; undefined for what has no page of its own. */
export function hrefOf(work: Work, id: string | null, warehouseId: string): string | undefined {
  if (id === null) return undefined;
  if (work === 'slotting') return `/slotting/${warehouseId}/proposals/${id}`;
  if (work === 'import') return `/inventory/imports/${id}`;
  if (work === 'order') return `/inventory/orders/${id}`;
  return work === 'receipt' ? `/inventory/receipts/${id}` : undefined;
}
