/** Events about a warehouse itself, whose id is its own. */
const ITSELF: ReadonlySet<string> = new Set(['WarehouseCreated', 'WarehouseNameChanged', 'WarehouseDeleted']);

/**
 * The warehouse that an event is about; null: it is about none. Users who are limited to other warehouses do not hear
 * it.
 */
export function siteOf(event: string, data: unknown): string | null {
  const { id, warehouseId } = (data ?? {}) as { id?: unknown; warehouseId?: unknown };
  const site = ITSELF.has(event) ? id : warehouseId;
  return typeof site === 'string' ? site : null;
}
