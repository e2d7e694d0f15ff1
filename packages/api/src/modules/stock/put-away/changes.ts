import type { ChannelEvents } from '@slotwise/contract';
import type { StoredMessage } from '../../../platform/events/message';

/** Parts of a warehouse's model that must be read again. */
export interface Changes {
  /** Places in which something else lies. */
  contents: ReadonlySet<string>;
  /** Places that are another way themselves. */
  places: ReadonlySet<string>;
  /** SKUs that are another way, wherever they lie. */
  skus: ReadonlySet<string>;
}

type Told = ChannelEvents['company'];

/** Changes of a warehouse in messages of a company; `all`: more than they name. */
export function changesOf(messages: readonly StoredMessage[], warehouseId: string): Changes | 'all' {
  const contents = new Set<string>();
  const places = new Set<string>();
  const skus = new Set<string>();
  for (const { event, data } of messages) {
    switch (event) {
      case 'StockMoved': {
        const moved = data as Told['StockMoved'];
        if (moved.warehouseId === warehouseId) for (const id of moved.locationIds) contents.add(id);
        break;
      }
      case 'LocationUpdated': {
        const place = data as Told['LocationUpdated'];
        if (place.warehouseId !== warehouseId) break;
        // A place may be for storage from now on, or no longer.
        if (place.purpose !== 'storage') return 'all';
        places.add(place.id);
        break;
      }
      case 'SkuUpdated':
        skus.add((data as Told['SkuUpdated']).id);
        break;
      case 'LayoutChanged':
      case 'LocationCreated':
      case 'LocationDeleted':
        if ((data as { warehouseId: string }).warehouseId === warehouseId) return 'all';
        break;
      // Imports change rows that they do not name.
      case 'LocationTypeUpdated':
      case 'LocationTypeDeleted':
      case 'ImportChanged':
        return 'all';
      default:
    }
  }
  return { contents, places, skus };
}
