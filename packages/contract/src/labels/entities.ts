import { Type, type Static } from 'typebox';
import { Day, Unit } from '../skus/entities';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { LABEL_COPIES_MAX, LABEL_KINDS, LABEL_MEDIA, SYMBOLOGIES } from './constants';

export const LabelKind = literals(LABEL_KINDS);
export type LabelKind = Static<typeof LabelKind>;
export const Symbology = literals(SYMBOLOGIES);
export type Symbology = Static<typeof Symbology>;
export const LabelMedium = literals(LABEL_MEDIA);
export type LabelMedium = Static<typeof LabelMedium>;

const By = nullable(strict({ id: Id, name: nullable(Type.String()) }));

/** Text of a label, and the time when such a label was last printed. */
export const Label = strict({
  kind: LabelKind,
  /** Of the location, the SKU or the lot. */
  id: Id,
  /** The unit that the label goes on; a piece for everything that has no pack units. */
  unit: Unit,
  /** Pieces in it. */
  pieces: Type.Integer({ minimum: 1 }),
  /** Of the location or the SKU. */
  code: Type.String(),
  /** Of the SKU; of a location, its warehouse. */
  name: Type.String(),
  /** The first barcode of the unit by code; null: it has none. */
  barcode: nullable(Type.String()),
  lot: nullable(strict({ code: Type.String(), expiresOn: nullable(Day) })),
  /** Null: never. `by` is null, or without a name, as in the ledger. */
  printed: nullable(strict({ at: Instant, by: By, times: Type.Integer({ minimum: 1 }) })),
});
export type Label = Static<typeof Label>;

/** One print of labels, sent to the print dialog or written into a file for a label printer. */
export const LabelPrint = strict({
  id: Id,
  at: Instant,
  by: By,
  kind: LabelKind,
  symbology: Symbology,
  medium: LabelMedium,
  /** Name of the sheet or the roll. */
  layout: Type.String(),
  labels: Type.Integer({ minimum: 1 }),
  copies: Type.Integer({ minimum: 1, maximum: LABEL_COPIES_MAX }),
  /** Number of these labels that had been printed before. */
  again: Type.Integer({ minimum: 0 }),
});
export type LabelPrint = Static<typeof LabelPrint>;
