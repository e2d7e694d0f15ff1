import { Type } from 'typebox';
import { BULK_MAX } from '../wire/constants';
import { longPage, PageQuery, SearchText, sortBy } from '../wire/page';
import { Warehouse } from '../warehouses/entities';
import { Done, Name, type RouteTable } from '../wire/route';
import { Id, literals, nullable, Ref, strict } from '../wire/schema';
import { CODE_MAX, LOCATION_SORTS } from './constants';
import {
  Condition,
  LayoutForm,
  Location,
  LocationPurpose,
  LocationType,
  MixingRule,
  Pieces,
  PiecesOrNone,
  Volume,
  WarehouseLayout,
  WarehousePolicy,
  Weight,
  Zone,
} from './entities';

const Message = Type.String();
const Code = Type.String({ minLength: 1, maxLength: CODE_MAX });
const view = {
  access: 'user',
  tenant: 'company',
  permission: 'view_warehouses',
  limit: 'read',
  additive: true,
} as const;
const manage = {
  access: 'user',
  tenant: 'company',
  permission: 'manage_warehouses',
  limit: 'write',
  additive: true,
} as const;

const Offset = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
const typeFields = {
  max_weight_g: Type.Optional(nullable(Weight)),
  max_volume_mm3: Type.Optional(nullable(Volume)),
  max_pieces: Type.Optional(nullable(Pieces)),
  mixing: Type.Optional(MixingRule),
  condition: Type.Optional(nullable(Condition)),
};

/** Filters of the list of a warehouse's places. */
export const locationFilter = {
  /** Part of the code. */
  q: Type.Optional(SearchText),
  zone_id: Type.Optional(Ref),
  type_id: Type.Optional(Ref),
  purpose: Type.Optional(LocationPurpose),
  /** Only those where something lies, or only those where nothing does. */
  occupied: Type.Optional(literals(['yes', 'no'])),
};

export const layoutRoutes = {
  'GET /warehouse/layout': {
    ...view,
    summary: 'How a warehouse is laid out, and how work is done in it',
    query: Type.Object({ warehouse_id: Ref }),
    answer: strict({ layout: WarehouseLayout, policy: WarehousePolicy }),
    errors: ['not_found'],
  },
  'POST /warehouse/layout': {
    ...manage,
    limit: 'bulk',
    summary: 'Lay out a warehouse from a form. Places whose codes stay are kept, with all that lies in them',
    /** `version`: the one that the form was made for. */
    body: strict({ warehouse_id: Ref, version: Type.Integer({ minimum: 0 }), form: LayoutForm }),
    answer: strict({
      message: Message,
      layout: WarehouseLayout,
      added: Type.Integer(),
      kept: Type.Integer(),
      removed: Type.Integer(),
    }),
    errors: ['not_found', 'conflict', 'layout_changing', 'location_occupied'],
  },
  'PATCH /warehouse/policy': {
    ...manage,
    summary: 'Change how work is done in a warehouse',
    body: strict({
      warehouse_id: Ref,
      approve_above: Type.Optional(PiecesOrNone),
      short_picks: Type.Optional(WarehousePolicy.properties.shortPicks),
      over_receipt: Type.Optional(WarehousePolicy.properties.overReceipt),
    }),
    answer: strict({ message: Message, policy: WarehousePolicy }),
    errors: ['not_found'],
  },
  'GET /zones': {
    ...view,
    guests: true,
    summary: 'The zones of a warehouse, by code',
    query: Type.Object({ warehouse_id: Ref, ...PageQuery.properties }),
    answer: longPage(Zone),
    errors: ['not_found'],
  },
  'POST /zone': {
    ...manage,
    summary: 'Add a zone',
    body: strict({ warehouse_id: Ref, code: Code, name: Name }),
    answer: strict({ message: Message, zone: Zone }),
    status: 201,
    errors: ['not_found', 'code_taken'],
  },
  'DELETE /zone': {
    ...manage,
    summary: 'Remove a zone. Its places stay, without one, and so does the form of the layout',
    body: strict({ zone_id: Ref }),
    answer: Done,
    errors: ['not_found', 'layout_changing'],
  },
  'GET /location-types': {
    ...view,
    summary: 'The types of places and their rules, by name',
    query: Type.Object({ ...PageQuery.properties }),
    answer: longPage(LocationType),
    errors: [],
  },
  'POST /location-type': {
    ...manage,
    summary: 'Add a type of places',
    body: strict({ name: Name, ...typeFields }),
    answer: strict({ message: Message, locationType: LocationType }),
    status: 201,
    errors: ['name_taken'],
  },
  // Places of a type stand in all warehouses.
  'PATCH /location-type': {
    ...manage,
    everywhere: true,
    summary: 'Change the rules of a type of places. What lies there already must keep them',
    body: strict({ type_id: Ref, name: Type.Optional(Name), ...typeFields }),
    answer: strict({ message: Message, locationType: LocationType }),
    errors: ['not_found', 'name_taken', 'put_refused', 'beyond_own_warehouses'],
  },
  'DELETE /location-type': {
    ...manage,
    everywhere: true,
    summary: 'Remove a type that no place has',
    body: strict({ type_id: Ref }),
    answer: Done,
    errors: ['not_found', 'in_use', 'beyond_own_warehouses'],
  },
  'GET /locations': {
    ...view,
    guests: true,
    summary: 'The places of a warehouse, in walking order unless another is asked for',
    query: Type.Object({
      warehouse_id: Ref,
      ...PageQuery.properties,
      sort: sortBy(LOCATION_SORTS),
      ...locationFilter,
    }),
    answer: longPage(Location),
    errors: ['not_found'],
  },
  'GET /location': {
    ...view,
    guests: true,
    summary: 'One place, by its id, or by its code in a warehouse',
    query: Type.Object({
      location_id: Type.Optional(Ref),
      warehouse_id: Type.Optional(Ref),
      code: Type.Optional(Code),
    }),
    answer: strict({ location: Location }),
    errors: ['not_found'],
  },
  'GET /location/scanned': {
    ...view,
    summary:
      'What a scanned or typed text means in a warehouse: its place of that code, another warehouse’s, or nothing',
    query: Type.Object({ warehouse_id: Ref, code: Code }),
    /** `elsewhere`: the first warehouse of those that the asker sees which has such a place, where this one has none. */
    answer: strict({ location: nullable(Location), elsewhere: nullable(Warehouse) }),
    errors: ['not_found'],
  },
  'POST /location': {
    ...manage,
    summary: 'Add a place outside of the grid, such as a dock',
    body: strict({
      warehouse_id: Ref,
      code: Code,
      purpose: LocationPurpose,
      zone_id: Type.Optional(nullable(Ref)),
      type_id: Type.Optional(nullable(Ref)),
      x: Type.Optional(nullable(Offset)),
      y: Type.Optional(nullable(Offset)),
    }),
    answer: strict({ message: Message, location: Location }),
    status: 201,
    errors: ['not_found', 'code_taken', 'layout_changing'],
  },
  'PATCH /location': {
    ...manage,
    summary: 'Change what a place is for, its zone or its type, or block it',
    body: strict({
      location_id: Ref,
      purpose: Type.Optional(LocationPurpose),
      zone_id: Type.Optional(nullable(Ref)),
      type_id: Type.Optional(nullable(Ref)),
      blocked: Type.Optional(Type.Boolean()),
    }),
    answer: strict({ message: Message, location: Location }),
    errors: ['not_found', 'put_refused'],
  },
  'PATCH /locations': {
    ...manage,
    limit: 'bulk',
    summary:
      'Block several places of a warehouse or open them again, or give them one zone or type: all of them or none',
    body: strict({
      warehouse_id: Ref,
      location_ids: Type.Array(Ref, { minItems: 1, maxItems: BULK_MAX }),
      zone_id: Type.Optional(nullable(Ref)),
      type_id: Type.Optional(nullable(Ref)),
      blocked: Type.Optional(Type.Boolean()),
    }),
    /** `changed`: those that were not so before, to take it back. */
    answer: strict({
      message: Message,
      locations: Type.Array(Location, { maxItems: BULK_MAX }),
      changed: Type.Array(Id),
    }),
    errors: ['not_found', 'put_refused'],
  },
  'DELETE /location': {
    ...manage,
    summary: 'Remove a place where nothing lies',
    body: strict({ location_id: Ref }),
    answer: Done,
    errors: ['not_found', 'location_occupied', 'layout_changing'],
  },
} as const satisfies RouteTable;
