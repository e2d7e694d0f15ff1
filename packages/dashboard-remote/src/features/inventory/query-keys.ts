/** Beginnings of the keys of everything that the inventory's screens read. */
export const inventoryKeys = {
  skus: ['dashboard', 'skus'] as const,
  stock: ['dashboard', 'stock'] as const,
  orders: ['dashboard', 'orders'] as const,
  pickLists: ['dashboard', 'pick-lists'] as const,
  receipts: ['dashboard', 'receipts'] as const,
  moves: ['dashboard', 'moves'] as const,
  proof: ['dashboard', 'proof'] as const,
  layout: ['dashboard', 'layout'] as const,
  locations: ['dashboard', 'locations'] as const,
  zones: ['dashboard', 'zones'] as const,
  imports: ['dashboard', 'imports'] as const,
  /** What each warehouse holds, and what waits in it. */
  figures: ['dashboard', 'warehouse-figures'] as const,
  labels: ['dashboard', 'labels'] as const,
  counts: ['dashboard', 'counts'] as const,
  /** What is read so that it is known without network. */
  floor: ['dashboard', 'floor'] as const,
  types: ['dashboard', 'location-types'] as const,
};
