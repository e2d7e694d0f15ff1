import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { Pieces, PiecesOrNone, PiecesSum } from '../layout/entities';
import { Day, Unit } from '../skus/entities';
import { PUT_RULES } from '../stock/constants';
import { Id, literals, nullable, strict } from '../wire/schema';
import { REPLENISHMENT_BLOCKS, REPLENISHMENT_KEPT, REPLENISHMENT_STATUSES } from './constants';

const Named = strict({ id: Id, code: Type.String() });
const SkuNamed = strict({ id: Id, code: Type.String(), name: Type.String() });
const LotNamed = strict({ id: Id, code: Type.String(), expiresOn: nullable(Day) });
const Person = strict({ id: Id, name: nullable(Type.String()) });

/** Pieces to be brought from one place: a proposal, or with `taskId` a task. */
export const ReplenishMove = strict({
  taskId: nullable(Id),
  from: Named,
  lot: nullable(LotNamed),
  pieces: Pieces,
  /** The person who has taken it. */
  user: nullable(Person),
  /** They took it so long ago that anybody may take it. */
  lapsed: Type.Boolean(),
});
export type ReplenishMove = Static<typeof ReplenishMove>;

/** A SKU of which too little lies where it is picked. In pieces. */
export const Replenishment = strict({
  warehouseId: Id,
  sku: SkuNamed,
  /** Where it is picked; null: nowhere. */
  to: nullable(Named),
  /** Free there, and elsewhere in the warehouse. */
  available: PiecesSum,
  reserve: PiecesSum,
  /** More is brought when no more than this is free, up to `maximum`. */
  minimum: PiecesOrNone,
  maximum: nullable(PiecesOrNone),
  status: literals(REPLENISHMENT_STATUSES),
  /** Why nothing can be brought, and for `no_room` the rule that refuses it. */
  block: nullable(literals(REPLENISHMENT_BLOCKS)),
  rule: nullable(literals(PUT_RULES)),
  /** For `no_stock`: where most of it lies nevertheless, and why that is not taken. */
  kept: Type.Optional(
    short(
      strict({ place: Named, pieces: PiecesSum, why: literals(REPLENISHMENT_KEPT) }),
      'the first places of one SKU in one warehouse',
    ),
  ),
  moves: short(ReplenishMove, 'what is brought to one place'),
});
export type Replenishment = Static<typeof Replenishment>;

/** Goods to be brought from one place to another. */
export const ReplenishTask = strict({
  id: Id,
  warehouseId: Id,
  /** With all that may be scanned of it, so that it is known without network. */
  sku: strict({
    ...SkuNamed.properties,
    serialTracked: Type.Boolean(),
    barcodes: short(strict({ code: Type.String(), unit: Unit }), 'the units and the codes of one SKU'),
  }),
  lot: nullable(LotNamed),
  from: Named,
  to: Named,
  /** Pieces that are held for who has taken it. */
  pieces: Pieces,
  /** The smallest pack unit, and the pieces in it; null: single pieces only. */
  pack: nullable(strict({ unit: Unit, factor: Type.Integer({ minimum: 2 }) })),
});
export type ReplenishTask = Static<typeof ReplenishTask>;

/** Tasks of a warehouse have changed. */
export const ReplenishmentChanged = strict({
  warehouseId: Id,
  /** The person who took a task, where nothing else has changed. */
  takenBy: Type.Optional(Id),
});
export type ReplenishmentChanged = Static<typeof ReplenishmentChanged>;
