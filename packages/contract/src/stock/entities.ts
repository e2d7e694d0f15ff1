import { Type, type Static } from 'typebox';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { Pieces, PiecesOrNone, PiecesSum } from '../layout/entities';
import { Day } from '../skus/entities';
import { CODE_MAX } from '../layout/constants';
import {
  ADVICE_RULES,
  DISCREPANCIES_NAMED,
  MOVE_KINDS,
  PROPOSAL_REASONS,
  PUT_RULES,
  SERIALS_MAX,
  STOCK_STATES,
} from './constants';

export const StockState = literals(STOCK_STATES);
export type StockState = Static<typeof StockState>;
export const MoveKind = literals(MOVE_KINDS);
export type MoveKind = Static<typeof MoveKind>;
export const PutRule = literals(PUT_RULES);
export type PutRule = Static<typeof PutRule>;

/** Serial numbers, one for each piece. They are the same if they differ by case or blanks only. */
export const Serials = Type.Array(Type.String({ minLength: 1, maxLength: CODE_MAX }), { maxItems: SERIALS_MAX });

const Named = strict({ id: Id, code: Type.String() });
const SkuNamed = strict({ id: Id, code: Type.String(), name: Type.String() });
const LotNamed = strict({ id: Id, code: Type.String(), expiresOn: nullable(Day) });

/** Stock of one SKU, lot and state in one place. In pieces; `onHand - reserved` are available. */
export const StockRow = strict({
  warehouseId: Id,
  location: Named,
  sku: SkuNamed,
  lot: nullable(LotNamed),
  state: StockState,
  onHand: PiecesSum,
  reserved: PiecesSum,
  /** When the first of it came. */
  since: Instant,
  movedAt: Instant,
});
export type StockRow = Static<typeof StockRow>;

/** A line of the ledger. It is never changed: another line undoes a wrong one. */
export const StockMove = strict({
  id: Id,
  warehouseId: Id,
  kind: MoveKind,
  sku: SkuNamed,
  lot: nullable(LotNamed),
  quantity: Pieces,
  /** Null: from outside of the warehouse. */
  from: nullable(strict({ ...Named.properties, state: StockState })),
  /** Null: out of the warehouse. */
  to: nullable(strict({ ...Named.properties, state: StockState })),
  at: Instant,
  /** The person who did it. Null: the deployment itself; without a name: nobody of the company any more. */
  user: nullable(strict({ id: Id, name: nullable(Type.String()) })),
  reason: nullable(Type.String()),
  /** The client's name for it. */
  key: Type.String(),
  /** Id of the move that this one undoes, and of the one that undid it. */
  undoes: nullable(Id),
  undoneBy: nullable(Id),
  /** The occasion: `order`, `receipt`, `count`, `import`, and its id. */
  source: nullable(Type.String()),
  sourceId: nullable(Id),
  /** Serial numbers of the pieces, for a SKU that is tracked by them. */
  serials: Type.Optional(Serials),
});
export type StockMove = Static<typeof StockMove>;

/** A piece that is told from others by its serial number, and where it lies. */
export const StockSerial = strict({
  serial: Type.String(),
  warehouseId: Id,
  location: Named,
  sku: SkuNamed,
  lot: nullable(LotNamed),
  state: StockState,
});
export type StockSerial = Static<typeof StockSerial>;

/** Stock that is kept for something. */
export const Reservation = strict({
  id: Id,
  warehouseId: Id,
  location: Named,
  sku: SkuNamed,
  lot: nullable(LotNamed),
  /** Of all lines of one request together. */
  quantity: PiecesSum,
  source: Type.String(),
  sourceId: Type.String(),
  line: nullable(Type.Integer()),
  at: Instant,
});
export type Reservation = Static<typeof Reservation>;

/** A place that can take the goods, the reasons for it, and how many other SKUs lie there. */
export const Proposal = strict({
  location: Named,
  reasons: Type.Array(literals(PROPOSAL_REASONS)),
  others: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Proposal = Static<typeof Proposal>;

const AdviceRule = literals([...PUT_RULES, ...ADVICE_RULES]);
/** Why a place cannot take it. */
export const Unfit = strict({ location: Named, rule: AdviceRule });
export type Unfit = Static<typeof Unfit>;

/** Number of places that cannot take it because of a rule. */
export const RefusedPlaces = strict({
  rule: AdviceRule,
  places: Type.Integer({ minimum: 1 }),
});
export type RefusedPlaces = Static<typeof RefusedPlaces>;

/** Stock of a SKU in one warehouse, in pieces. */
export const SkuLevel = strict({
  warehouseId: Id,
  sku: SkuNamed,
  available: PiecesSum,
  reserved: PiecesSum,
  /** In quarantine, returned or damaged. */
  unusable: PiecesSum,
  minStock: nullable(PiecesOrNone),
  reorderAt: nullable(PiecesOrNone),
  maxStock: nullable(PiecesOrNone),
});
export type SkuLevel = Static<typeof SkuLevel>;

/** One key of stock where two sums that must be the same are not. */
export const Discrepancy = strict({
  locationId: Id,
  skuId: Id,
  lotId: nullable(Id),
  state: StockState,
  /** The sum of the moves, or of the reservations. */
  summed: Type.Integer(),
  /** The number that the stock holds. */
  kept: Type.Integer(),
});
/** Numbers of rows compared to prove the stock, and the differences. */
export const StockProof = strict({
  at: Instant,
  moves: Type.Integer({ minimum: 0 }),
  reservations: Type.Integer({ minimum: 0 }),
  /** Places, SKUs, lots and states for which the two sums were compared. */
  keys: Type.Integer({ minimum: 0 }),
  onHand: Type.Integer(),
  reserved: Type.Integer(),
  /** The first of each. None: the ledger's sums are the stock, and the reservations are what is reserved. */
  wrongOnHand: Type.Array(Discrepancy, { maxItems: DISCREPANCIES_NAMED }),
  wrongReserved: Type.Array(Discrepancy, { maxItems: DISCREPANCIES_NAMED }),
  /** Serial numbers that lie somewhere, and where they are not as many as the pieces. */
  serials: Type.Optional(Type.Integer({ minimum: 0 })),
  wrongSerials: Type.Optional(Type.Array(Discrepancy, { maxItems: DISCREPANCIES_NAMED })),
});
export type StockProof = Static<typeof StockProof>;
