import { Type, type Static } from 'typebox';
import { literals, strict } from '../wire/schema';
import { CODE_MAX, LENGTH_MAX_MM, LOCATION_PURPOSES } from './constants';

const Millimetres = Type.Integer({ minimum: 1, maximum: LENGTH_MAX_MM });
const Offset = Type.Integer({ minimum: -LENGTH_MAX_MM, maximum: LENGTH_MAX_MM });
const AisleNumber = Type.Integer({ minimum: 1, maximum: 200 });
const Code = Type.String({ minLength: 1, maxLength: CODE_MAX });
const Reference = Type.String({ minLength: 1, maxLength: 64 });

/** A point on the floor, in mm from the front left corner. */
const Point = { x: Offset, y: Offset };

/**
 * The short form from which a rectangular warehouse is laid out. Aisles stand side by side from the left and run from the
 * front to the back; everything is counted from 1, lengths are whole mm.
 */
export const LayoutForm = strict({
  aisles: AisleNumber,
  /** On one side of an aisle. */
  bays: Type.Integer({ minimum: 1, maximum: 500 }),
  /** 2: bays stand on both sides of an aisle; the left ones have odd numbers, the right ones even ones. */
  sides: Type.Integer({ minimum: 1, maximum: 2 }),
  levels: Type.Integer({ minimum: 1, maximum: 40 }),
  /** Side by side on one level of a bay. */
  positions: Type.Integer({ minimum: 1, maximum: 40 }),
  bayWidth: Millimetres,
  bayDepth: Millimetres,
  levelHeight: Millimetres,
  aisleWidth: Millimetres,
  /** Width of the cross-aisles at the front and at the back. */
  endWidth: Millimetres,
  /** Start and end points of walks. */
  depots: Type.Array(strict({ name: Code, ...Point }), { maxItems: 20 }),
  /** Further cross-aisles: behind which bay, and how wide. */
  crossAisles: Type.Array(strict({ afterBay: Type.Integer({ minimum: 1, maximum: 499 }), width: Millimetres }), {
    maxItems: 20,
  }),
  /** Aisles that are walked one way only: `back` away from the front, `front` towards it. */
  oneWay: Type.Array(strict({ aisle: AisleNumber, towards: literals(['back', 'front']) }), { maxItems: 200 }),
  /** Two-way aisles are walked by turns to the back and to the front. */
  serpentine: Type.Boolean(),
  /**
   * Pattern of a code: text, and in braces `aisle`, `bay`, `level` and `position`, in this order and each with its
   * number of digits or letters: `{aisle:A}-{bay:3}-{level:1}{position:1}`. `{zone}` may stand before them, and `position` may
   * be left out where a level has one.
   */
  code: Type.String({ minLength: 1, maxLength: 120 }),
  /** Aisles that belong to a zone; those of no zone are left out. */
  zones: Type.Array(
    strict({ code: Code, name: Type.String({ minLength: 1, maxLength: 120 }), from: AisleNumber, to: AisleNumber }),
    { maxItems: 100 },
  ),
  /** The type of places from a level on, up to the level where the next one begins. */
  types: Type.Array(strict({ typeId: Reference, fromLevel: Type.Integer({ minimum: 1, maximum: 40 }) }), {
    maxItems: 40,
  }),
  /** Places outside of the grid, such as docks. */
  places: Type.Array(strict({ code: Code, purpose: literals(LOCATION_PURPOSES), ...Point }), { maxItems: 200 }),
});
export type LayoutForm = Static<typeof LayoutForm>;
