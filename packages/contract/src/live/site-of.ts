import { SUBJECT_EVENTS } from './catalogue';

/** Events about a warehouse itself, whose id is their own. */
const ITSELF: ReadonlySet<string> = new Set(
  SUBJECT_EVENTS.flatMap(({ siteIs, company }) => (siteIs === 'id' ? Object.keys(company ?? {}) : [])),
);

/**
 * The warehouse that an event is about; null: it is about none. Users who are limited to other warehouses do not hear
 * it.
 */
export function siteOf(event: string, data: unknown): string | null {
  const { id, warehouseId } = (data ?? {}) as { id?: unknown; warehouseId?: unknown };
  const site = ITSELF.has(event) ? id : warehouseId;
  return typeof site === 'string' ? site : null;
}
