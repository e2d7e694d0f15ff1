import type { ChannelEvents, Location, WarehouseLayout } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

type Told = ChannelEvents['company'];
type LayoutEvent =
  | 'LayoutChanged'
  | 'WarehousePolicyChanged'
  | `${'Zone' | 'LocationType' | 'Location'}${'Created' | 'Deleted'}`
  | 'LocationTypeUpdated'
  | 'LocationUpdated';

/** An event of the warehouse model. */
export const told = <E extends LayoutEvent>(companyId: string, event: E, data: Told[E]): Publishable =>
  ({ channel: `company:${companyId}`, event, data }) as Publishable;

export const layoutChanged = (companyId: string, layout: WarehouseLayout) => told(companyId, 'LayoutChanged', layout);

/** Without what lies there: that needs another permission. */
export const placeOf = ({ skus: _skus, onHand: _onHand, ...place }: Location) => place;

/** Fields of a place that the audit keeps. */
export const placeFacts = ({ code, purpose, zoneId, typeId, blocked }: Location) => ({
  code,
  purpose,
  zoneId,
  typeId,
  blocked,
});
