import { defineModule } from '../../platform/module';
import { changePlaces } from './change-places';
import { layOut } from './lay-out';
import { changeType, createType, listTypes, removeType } from './location-types';
import { changeLocation, createLocation, removeLocation } from './locations';
import { changePolicy, listLocations, readLayout, readLocation, readScannedLocation } from './read-layout';
import { createZone, listZones, removeZone } from './zones';
import { look } from './look';
import { search } from './search';

export const warehouseLayout = defineModule({
  name: 'warehouse-layout',
  create: () => ({
    search,
    look,
    handlers: {
      'GET /warehouse/layout': readLayout,
      'POST /warehouse/layout': layOut,
      'PATCH /warehouse/policy': changePolicy,
      'GET /zones': listZones,
      'POST /zone': createZone,
      'DELETE /zone': removeZone,
      'GET /location-types': listTypes,
      'POST /location-type': createType,
      'PATCH /location-type': changeType,
      'DELETE /location-type': removeType,
      'GET /locations': listLocations,
      'GET /location': readLocation,
      'GET /location/scanned': readScannedLocation,
      'POST /location': createLocation,
      'PATCH /location': changeLocation,
      'PATCH /locations': changePlaces,
      'DELETE /location': removeLocation,
    },
  }),
});
