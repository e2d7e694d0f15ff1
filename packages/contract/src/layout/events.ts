import { Type } from 'typebox';
import { eventsAbout } from '../wire/subject-events';
import { Id, Removed, strict } from '../wire/schema';
import { Location, LocationType, WarehouseLayout, WarehousePolicy, Zone } from './entities';

const { skus: _skus, onHand: _onHand, ...place } = Location.properties;

export const layoutEvents = eventsAbout(
  'warehouses',
  {
    company: {
      LayoutChanged: WarehouseLayout,
      WarehousePolicyChanged: WarehousePolicy,
      ZoneCreated: Zone,
      ZoneDeleted: strict({ id: Id, warehouseId: Id }),
      LocationTypeCreated: LocationType,
      LocationTypeUpdated: LocationType,
      LocationTypeDeleted: Removed,
      /** Without what lies there: that needs another permission. */
      LocationCreated: strict(place),
      LocationUpdated: strict(place),
      LocationDeleted: strict({ id: Id, warehouseId: Id, code: Type.String() }),
    },
  },
  { heardBy: 'view_warehouses', companyWide: ['LocationTypeCreated', 'LocationTypeUpdated', 'LocationTypeDeleted'] },
);
