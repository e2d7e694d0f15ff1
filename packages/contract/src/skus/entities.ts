import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { Condition, Length, PiecesOrNone, Weight } from '../layout/entities';
import { PACK_UNITS, SKU_PLACES_MAX, UNITS } from './constants';

export const Unit = literals(UNITS);
export type Unit = Static<typeof Unit>;

/** In whole mm and g. Null: nobody has measured it yet, which is work to do and never zero. */
export const Measures = strict({
  lengthMm: nullable(Length),
  widthMm: nullable(Length),
  heightMm: nullable(Length),
  weightG: nullable(Weight),
});
export type Measures = Static<typeof Measures>;

/** A pack unit, and the exact number of pieces in it. */
export const SkuUnit = strict({
  unit: literals(PACK_UNITS),
  factor: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
  ...Measures.properties,
});
export type SkuUnit = Static<typeof SkuUnit>;

/** Unique in the company. */
export const Barcode = strict({ code: Type.String({ minLength: 1, maxLength: 64 }), unit: Unit });
export type Barcode = Static<typeof Barcode>;

/** The place where a warehouse keeps a SKU if it can. */
export const SkuPlace = strict({ warehouseId: Id, locationId: Id, code: Type.String() });
export type SkuPlace = Static<typeof SkuPlace>;

/** A SKU as lists show it. Its code is unique in the company, regardless of case and blanks. Measures are of one piece. */
export const SkuSummary = strict({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  ...Measures.properties,
  condition: Condition,
  hazardClass: nullable(Type.String()),
  handlingCode: nullable(Type.String()),
  family: nullable(Type.String()),
  minStock: nullable(PiecesOrNone),
  reorderAt: nullable(PiecesOrNone),
  maxStock: nullable(PiecesOrNone),
  shelfLifeDays: nullable(Type.Integer()),
  lotTracked: Type.Boolean(),
  serialTracked: Type.Boolean(),
  archived: Type.Boolean(),
  version: Type.Integer({ minimum: 1 }),
  changedAt: Instant,
});
export type SkuSummary = Static<typeof SkuSummary>;

export const Sku = strict({
  ...SkuSummary.properties,
  units: short(SkuUnit, 'the units and the codes of one SKU'),
  barcodes: short(Barcode, 'the units and the codes of one SKU'),
  places: Type.Array(SkuPlace, { maxItems: SKU_PLACES_MAX }),
});
export type Sku = Static<typeof Sku>;

/** As much of a SKU as a scanner needs to know where there is no network. */
export const KnownSku = strict({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  shelfLifeDays: nullable(Type.Integer()),
  lotTracked: Type.Boolean(),
  serialTracked: Type.Boolean(),
  units: short(
    strict({ unit: SkuUnit.properties.unit, factor: SkuUnit.properties.factor }),
    'the units and the codes of one SKU',
  ),
  barcodes: short(Barcode, 'the units and the codes of one SKU'),
  /** Codes of lots that are in stock: a label of a lot may hold nothing else. */
  lots: Type.Optional(short(Type.String(), 'the lots of one SKU that came last')),
});
export type KnownSku = Static<typeof KnownSku>;

/** A day, `2026-11-22`. */
export const Day = Type.String({ format: 'date' });

export const Lot = strict({
  id: Id,
  skuId: Id,
  code: Type.String(),
  /** The last day on which it may be picked; null: it does not expire. */
  expiresOn: nullable(Day),
  /** It stays where it is: nothing of it is allocated. */
  held: Type.Boolean(),
});
export type Lot = Static<typeof Lot>;
