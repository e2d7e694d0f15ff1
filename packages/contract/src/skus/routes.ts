import { Type } from 'typebox';
import { CODE_MAX } from '../layout/constants';
import { Condition, Length, Pieces, PiecesOrNone, Weight } from '../layout/entities';
import { longPage, page, PageQuery, SearchText, sortBy } from '../wire/page';
import { Name, type RouteTable } from '../wire/route';
import { DayOfRange, GivenDay, literals, nullable, Ref, strict } from '../wire/schema';
import { KNOWN_PAGE_MAX, PACK_UNITS, SCANNED_LOTS_MAX, SKU_PLACES_MAX, SKU_SORTS, SKUS_CHANGED_MAX } from './constants';
import { Barcode, KnownSku, Lot, Sku, SkuSummary } from './entities';

const Message = Type.String();
const Code = Type.String({ minLength: 1, maxLength: CODE_MAX });
const Word = Type.Optional(nullable(Type.String({ maxLength: 60 })));
const view = {
  access: 'user',
  tenant: 'company',
  permission: 'view_inventory',
  limit: 'read',
  additive: true,
} as const;
const manage = {
  access: 'user',
  tenant: 'company',
  permission: 'manage_inventory',
  limit: 'write',
  additive: true,
} as const;

/** Whole mm and g; null: not measured yet. */
const measures = {
  length_mm: Type.Optional(nullable(Length)),
  width_mm: Type.Optional(nullable(Length)),
  height_mm: Type.Optional(nullable(Length)),
  weight_g: Type.Optional(nullable(Weight)),
};
/** Lists replace what there was; fields that are left out stay. */
const fields = {
  ...measures,
  condition: Type.Optional(Condition),
  hazard_class: Word,
  handling_code: Word,
  family: Word,
  min_stock: Type.Optional(nullable(PiecesOrNone)),
  reorder_at: Type.Optional(nullable(PiecesOrNone)),
  max_stock: Type.Optional(nullable(Pieces)),
  shelf_life_days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 36_500 }))),
  lot_tracked: Type.Optional(Type.Boolean()),
  serial_tracked: Type.Optional(Type.Boolean()),
  units: Type.Optional(
    Type.Array(
      strict({ unit: literals(PACK_UNITS), factor: Type.Integer({ minimum: 2, maximum: 1_000_000 }), ...measures }),
      { maxItems: 3 },
    ),
  ),
  barcodes: Type.Optional(Type.Array(Barcode, { maxItems: 50 })),
  /** Preferred places, one a warehouse. */
  places: Type.Optional(Type.Array(strict({ location_id: Ref }), { maxItems: SKU_PLACES_MAX })),
};

/** Filters of the list of SKUs. */
export const skuFilter = {
  /** Part of the code or the name. */
  q: Type.Optional(SearchText),
  family: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  condition: Type.Optional(Condition),
  /** Only those of which a measure is missing: work to do. */
  unmeasured: Type.Optional(literals(['yes'])),
  /** Only those of which some warehouse has no more free than their reorder level. */
  low: Type.Optional(literals(['yes'])),
  /** Only those in stock without an order in the half year that ends with this day. Not for guests, who see no orders. */
  dead_on: Type.Optional(DayOfRange),
  /** Archived ones are left out unless they are asked for. */
  archived: Type.Optional(literals(['yes'])),
};

export const skuRoutes = {
  'GET /skus': {
    ...view,
    guests: true,
    summary: 'The SKUs of the company, by code unless another order is asked for',
    query: Type.Object({
      ...PageQuery.properties,
      sort: sortBy(SKU_SORTS),
      ...skuFilter,
    }),
    answer: longPage(SkuSummary),
    errors: [],
  },
  'GET /sku': {
    ...view,
    guests: true,
    summary: 'One SKU: by its id, or by its code or one of its barcodes. `unit` says what the barcode is on',
    query: Type.Object({
      sku_id: Type.Optional(Ref),
      code: Type.Optional(Code),
      /** With `code`: the one that exists, the code first. A scanned or typed text may be either. */
      barcode: Type.Optional(Barcode.properties.code),
    }),
    answer: strict({ sku: Sku, unit: Barcode.properties.unit }),
    errors: ['not_found'],
  },
  'GET /sku/scanned': {
    ...view,
    summary: 'What a scanned or typed text means: the SKU of that code, else of that barcode, or nothing',
    query: Type.Object({ code: Type.Optional(Code), barcode: Type.Optional(Barcode.properties.code) }),
    answer: strict({ found: nullable(strict({ sku: Sku, unit: Barcode.properties.unit })) }),
    errors: [],
  },
  'GET /lot/scanned': {
    ...view,
    summary: 'The lots of that code, each with its SKU: only those in stock where some are. Several SKUs may have one',
    query: Type.Object({ code: Code }),
    answer: strict({ found: Type.Array(strict({ sku: Sku, lot: Lot }), { maxItems: SCANNED_LOTS_MAX }) }),
    errors: [],
  },
  'GET /skus/known': {
    ...view,
    summary: 'What scanners read, ahead of work without network: codes, barcodes, packs and lots of all SKUs, by code',
    query: Type.Object({
      cursor: PageQuery.properties.cursor,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: KNOWN_PAGE_MAX })),
      /** Only so many as a device keeps: those in stock that were moved last. */
      moved: Type.Optional(literals(['last'])),
    }),
    answer: page(KnownSku),
    errors: [],
  },
  'POST /sku': {
    ...manage,
    summary: 'Add a SKU',
    body: strict({ code: Code, name: Name, ...fields }),
    answer: strict({ message: Message, sku: Sku }),
    status: 201,
    errors: ['code_taken', 'barcode_taken'],
  },
  'PATCH /sku': {
    ...manage,
    summary: 'Change a SKU',
    /** `version`: the one that was changed; left out, any. */
    body: strict({
      sku_id: Ref,
      version: Type.Optional(Type.Integer({ minimum: 1 })),
      code: Type.Optional(Code),
      name: Type.Optional(Name),
      archived: Type.Optional(Type.Boolean()),
      ...fields,
    }),
    answer: strict({ message: Message, sku: Sku }),
    errors: ['not_found', 'code_taken', 'barcode_taken', 'conflict', 'in_use'],
  },
  'PATCH /skus': {
    ...manage,
    summary: 'Change the same of several SKUs: all of them or none. Fields that are left out stay',
    body: strict({
      sku_ids: Type.Array(Ref, { minItems: 1, maxItems: SKUS_CHANGED_MAX }),
      condition: fields.condition,
      hazard_class: Word,
      handling_code: Word,
      family: Word,
      min_stock: fields.min_stock,
      reorder_at: fields.reorder_at,
      max_stock: fields.max_stock,
    }),
    answer: strict({ message: Message, skus: Type.Array(SkuSummary, { maxItems: SKUS_CHANGED_MAX }) }),
    errors: ['not_found'],
  },
  'GET /lots': {
    ...view,
    guests: true,
    summary: 'The lots of a SKU, those that expire first first',
    query: Type.Object({ sku_id: Ref, ...PageQuery.properties }),
    answer: longPage(Lot),
    errors: ['not_found'],
  },
  'PATCH /lot': {
    ...manage,
    summary: 'Hold a lot, release it, or correct when it expires',
    body: strict({
      lot_id: Ref,
      held: Type.Optional(Type.Boolean()),
      expires_on: Type.Optional(nullable(GivenDay)),
    }),
    answer: strict({ message: Message, lot: Lot }),
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
