/** Beginnings of the keys of everything that the inventory's screens read. */
export const inventoryKeys = {
  skus: ['dashboard', 'skus'] as const,
  stock: ['dashboard', 'stock'] as const,
  orders: ['dashboard', 'orders'] as const,
  pickLists: ['dashboard', 'pick-lists'] as const,
  receipts: ['dashboard', 'receipts'] as const,
  replenish: ['dashboard', 'replenish'] as const,
  moves: ['dashboard', 'moves'] as const,
  proof: ['dashboard', 'proof'] as const,
  layout: ['dashboard', 'layout'] as const,
  locations: ['dashboard', 'locations'] as const,
  zones: ['dashboard', 'zones'] as const,
  imports: ['dashboard', 'imports'] as const,
  /** Contents of each warehouse, and its waiting work. */
  figures: ['dashboard', 'warehouse-figures'] as const,
  labels: ['dashboard', 'labels'] as const,
  counts: ['dashboard', 'counts'] as const,
  /** Data that is read so that it is known without network. */
  floor: ['dashboard', 'floor'] as const,
  /** Whether the WMS may read here; for a WMS, the companies that let it, and the data that it reads of those. */
  access: ['dashboard', 'access'] as const,
  granted: ['dashboard', 'granted'] as const,
  guests: ['dashboard', 'guests'] as const,
  types: ['dashboard', 'location-types'] as const,
};
