import { Type, type TSchema } from 'typebox';
import { AGES } from '../figures/constants';
import { CODE_MAX, PIECES_MAX } from '../layout/constants';
import { LocationPurpose, Pieces } from '../layout/entities';
import { Unit } from '../skus/entities';
import { longPage, PageQuery, SearchText, sortBy, short } from '../wire/page';
import { Done, type RouteTable } from '../wire/route';
import { DayOfRange, GivenDay, GivenInstant, literals, Ref, strict } from '../wire/schema';
import { MOVE_SORTS, MOVES_MAX, STOCK_SORTS } from './constants';
import {
  MoveKind,
  Proposal,
  RefusedPlaces,
  Reservation,
  Serials,
  SkuLevel,
  StockMove,
  StockProof,
  StockRow,
  StockSerial,
  StockState,
  Unfit,
} from './entities';

const Message = Type.String();
const Reason = Type.String({ minLength: 1, maxLength: 200 });
/**
 * The client's name for the move, unique in the company: the same key is the same move, however often the same person
 * sends it. From anybody else it is refused.
 */
const Key = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' });
const LotCode = Type.String({ minLength: 1, maxLength: CODE_MAX });
const view = {
  access: 'user',
  tenant: 'company',
  permission: 'view_inventory',
  limit: 'read',
  additive: true,
} as const;
const work = {
  access: 'user',
  tenant: 'company',
  permission: 'move_inventory',
  limit: 'write',
  additive: true,
} as const;

const what = {
  key: Key,
  sku_id: Ref,
  /** In `unit`, which is a piece if it is left out. */
  quantity: Pieces,
  unit: Type.Optional(Unit),
  /** Code of the lot; needed where the SKU is tracked by lot, and nowhere else. */
  lot: Type.Optional(LotCode),
  /**
   * Serial numbers of the pieces: needed if, and only if, the SKU is tracked by them. As many as there are
   * pieces.
   */
  serials: Type.Optional(Serials),
  reason: Type.Optional(Reason),
};
const arriving = {
  ...what,
  to_location_id: Ref,
  state: Type.Optional(StockState),
  /** Of a lot that is new. */
  expires_on: Type.Optional(GivenDay),
};
const inside = { ...what, from_location_id: Ref, to_location_id: Ref, state: Type.Optional(StockState) };

const moves = <S extends TSchema>(move: S) =>
  strict({ warehouse_id: Ref, moves: Type.Array(move, { minItems: 1, maxItems: MOVES_MAX }) });
const moveFilter = {
  warehouse_id: Type.Optional(Ref),
  sku_id: Type.Optional(Ref),
  location_id: Type.Optional(Ref),
  user_id: Type.Optional(Ref),
  kind: Type.Optional(MoveKind),
  source: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  source_id: Type.Optional(Ref),
  from: Type.Optional(GivenInstant),
  to: Type.Optional(GivenInstant),
};
/** In the order of the request; whole or not at all. A move whose key was booked before is answered as it was. */
const Booked = strict({ message: Message, moves: short(StockMove, 'what one call has booked, which is bounded') });
const REFUSALS = [
  'not_found',
  'unknown_id',
  'insufficient_stock',
  'put_refused',
  'serial_elsewhere',
  'idempotency_key_reused',
] as const;

/** Filters of the list of stock. */
export const stockFilter = {
  warehouse_id: Type.Optional(Ref),
  location_id: Type.Optional(Ref),
  /** Only what lies in places for this. */
  purpose: Type.Optional(LocationPurpose),
  sku_id: Type.Optional(Ref),
  state: Type.Optional(StockState),
  /** Part of the code of the SKU or of the place. */
  q: Type.Optional(SearchText),
  /** Only lots that expire on this day or before. */
  expires_from: Type.Optional(GivenDay),
  expires_until: Type.Optional(GivenDay),
  /** Only what has lain for so long. */
  age: Type.Optional(literals(AGES)),
  /** Only SKUs without an order in the half year that ends with this day. Not for guests, who see no orders. */
  dead_on: Type.Optional(DayOfRange),
};

export const stockRoutes = {
  'GET /stock': {
    ...view,
    guests: true,
    summary: 'What lies where, by SKU and place unless another order is asked for',
    query: Type.Object({
      ...PageQuery.properties,
      sort: sortBy(STOCK_SORTS),
      ...stockFilter,
    }),
    answer: longPage(StockRow),
    errors: [],
  },
  'GET /stock/moves': {
    ...view,
    summary: 'The ledger, the newest first unless another order is asked for',
    query: Type.Object({ ...PageQuery.properties, sort: sortBy(MOVE_SORTS), ...moveFilter }),
    answer: longPage(StockMove),
    errors: [],
  },
  'GET /stock/moves/file': {
    ...view,
    summary:
      'The moves of the ledger that the filters let through, the newest first unless another order is asked for, as a file',
    query: strict({
      format: literals(['csv', 'xlsx']),
      sort: sortBy(MOVE_SORTS),
      /** Columns of the file that are left out of it, between commas. */
      without: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
      ...moveFilter,
    }),
    answer: Type.String(),
    file: true,
    errors: [],
  },
  'GET /stock/serials': {
    ...view,
    summary: 'Which serial numbers lie where',
    query: Type.Object({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      location_id: Type.Optional(Ref),
      sku_id: Type.Optional(Ref),
      /** Part of the serial number. */
      q: Type.Optional(SearchText),
    }),
    answer: longPage(StockSerial),
    errors: [],
  },
  'GET /stock/levels': {
    ...view,
    guests: true,
    summary: 'How SKUs stand in a warehouse; with `low`, those that are to be replenished',
    query: Type.Object({
      ...PageQuery.properties,
      warehouse_id: Ref,
      sku_id: Type.Optional(Ref),
      low: Type.Optional(literals(['yes'])),
    }),
    answer: longPage(SkuLevel),
    errors: ['not_found'],
  },
  'GET /stock/proof': {
    ...view,
    summary: 'Compares the stock with the sum of its moves, and what is reserved with the sum of the reservations',
    answer: strict({ proof: StockProof }),
    errors: [],
  },
  'GET /stock/places': {
    ...view,
    summary: 'Where something could be put, the best place first',
    query: Type.Object({
      warehouse_id: Ref,
      sku_id: Ref,
      quantity: Type.Integer({ minimum: 1, maximum: PIECES_MAX }),
      lot: Type.Optional(LotCode),
    }),
    answer: strict({
      proposals: Type.Array(Proposal),
      /** The preferred place, if it cannot take it, and why. */
      unfit: Type.Array(Unfit),
      /** If no place takes it: the reasons, the rule of most places first. */
      refused: Type.Array(RefusedPlaces),
    }),
    errors: ['not_found', 'unknown_id'],
    short: 'at most ten places',
  },
  'POST /stock/receive': {
    ...work,
    summary: 'Take goods in from outside',
    body: moves(strict(arriving)),
    answer: Booked,
    status: 201,
    errors: REFUSALS,
  },
  'POST /stock/found': {
    ...work,
    summary: 'Book stock that was found and that the ledger does not know of',
    body: moves(strict(arriving)),
    answer: Booked,
    status: 201,
    errors: REFUSALS,
  },
  'POST /stock/put-away': {
    ...work,
    summary: 'Put goods from where they were received to where they are stored',
    body: moves(strict(inside)),
    answer: Booked,
    status: 201,
    errors: REFUSALS,
  },
  'POST /stock/move': {
    ...work,
    summary: 'Move goods to another place, into another state, or both',
    body: moves(strict({ ...inside, to_state: Type.Optional(StockState) })),
    answer: Booked,
    status: 201,
    errors: REFUSALS,
  },
  'POST /stock/pick': {
    ...work,
    summary: 'Take available goods out of the warehouse',
    body: moves(strict({ ...what, from_location_id: Ref })),
    answer: Booked,
    status: 201,
    errors: [...REFUSALS, 'lot_unusable'],
  },
  'POST /stock/adjust': {
    ...work,
    permission: 'manage_inventory',
    summary: 'Correct how many pieces there are, with a reason',
    body: moves(
      strict({
        ...what,
        /** More pieces (`add`) or fewer (`remove`). */
        change: literals(['add', 'remove']),
        reason: Reason,
        location_id: Ref,
        state: Type.Optional(StockState),
      }),
    ),
    answer: Booked,
    status: 201,
    errors: REFUSALS,
  },
  'POST /stock/undo': {
    ...work,
    summary: 'Book the opposite of moves: all of them or none',
    body: strict({
      moves: Type.Array(strict({ key: Key, move_id: Ref }), { minItems: 1, maxItems: MOVES_MAX }),
      reason: Type.Optional(Reason),
    }),
    answer: Booked,
    status: 201,
    errors: [...REFUSALS, 'already_undone'],
  },
  'GET /reservations': {
    ...view,
    summary: 'What is kept for what, the newest first',
    query: Type.Object({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      sku_id: Type.Optional(Ref),
      source: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
      source_id: Type.Optional(Ref),
    }),
    answer: longPage(Reservation),
    errors: [],
  },
  'POST /reservation': {
    ...work,
    summary: 'Keep available stock for something: what expires first is taken first, what has expired never',
    body: strict({
      warehouse_id: Ref,
      /** The purpose, in the words of the caller. */
      reference: Type.String({ minLength: 1, maxLength: 60 }),
      lines: Type.Array(strict({ sku_id: Ref, quantity: Pieces }), { minItems: 1, maxItems: MOVES_MAX }),
    }),
    answer: strict({
      message: Message,
      reservations: short(Reservation, 'what one call has reserved, whose lines are bounded'),
    }),
    status: 201,
    errors: ['not_found', 'unknown_id', 'insufficient_stock'],
  },
  'DELETE /reservation': {
    ...work,
    summary: 'Let go of a reservation',
    body: strict({ reservation_id: Ref }),
    answer: Done,
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
