import { Type, type Static } from 'typebox';
import { SLOTTING_RUN_STATUSES } from '../slotting/constants';
import { Warehouse } from '../warehouses/entities';
import { Id, literals, nullable, strict } from '../wire/schema';
import { FIRST_STEP_CHOICES, SAMPLE_IN_WAY, SAMPLE_NAMED, SAMPLE_STATUSES } from './constants';

const Count = Type.Integer({ minimum: 0 });

/** A small warehouse with SKUs, stock and order history that the server made to be tried out. A company has one at most. */
export const SampleData = strict({
  id: Id,
  warehouseId: Id,
  name: Type.String(),
  status: literals(SAMPLE_STATUSES),
  /** Rows that were made or taken away so far, of how many. */
  done: Count,
  total: Count,
});
export type SampleData = Static<typeof SampleData>;

/** How far sample data is; `sample` is null once all of it is gone. */
export const SampleDataChanged = strict({ warehouseId: Id, sample: nullable(SampleData) });
export type SampleDataChanged = Static<typeof SampleDataChanged>;

/** Something of the company's own that stands on sample data. */
export const InSampleWay = strict({ kind: literals(SAMPLE_IN_WAY), id: Id, name: Type.String() });
export type InSampleWay = Static<typeof InSampleWay>;

/** The consequences of taking sample data away. */
export const SampleRemoval = strict({
  sample: SampleData,
  /** The records that the server made. */
  made: strict({ places: Count, skus: Count, orders: Count }),
  /** The records that people made with it since, and what goes with them. */
  since: strict({ moves: Count, counts: Count, searches: Count, proposals: Count }),
  /** A search of it is at work: it has to end first. */
  searching: Type.Boolean(),
  /** The first of what it has to stay for, by name, and how much there is of it. */
  inTheWay: Type.Array(InSampleWay, { maxItems: SAMPLE_NAMED }),
  inTheWayCount: Count,
});
export type SampleRemoval = Static<typeof SampleRemoval>;

export const FirstStepChoice = literals(FIRST_STEP_CHOICES);
export type FirstStepChoice = Static<typeof FirstStepChoice>;

/** How far a company has come with what everything else begins with, as its data says it. */
export const FirstSteps = strict({
  /** False for a remote in a partner's page or a frame of its own: it can neither lead elsewhere nor ask for a permission. */
  offered: Type.Boolean(),
  /** The choice of the person; null: none yet. */
  choice: nullable(FirstStepChoice),
  /** The warehouse to go on with: one with orders, else with places, else any. */
  warehouse: nullable(Warehouse),
  /** Whether there are places, and orders of the past or open ones. */
  places: Type.Boolean(),
  orders: Type.Boolean(),
  /** The newest search that found a plan, else the newest that is at work or failed. Null for who may not see any. */
  run: nullable(
    strict({
      id: Id,
      warehouse: Warehouse,
      status: literals(SLOTTING_RUN_STATUSES),
      /** Part of a mean working day's work that its plan saves on orders that it did not see; null without a plan. */
      saves: nullable(Type.Number()),
    }),
  ),
  /** Whether somebody has chosen moves of a plan. */
  chosen: Type.Boolean(),
  sample: nullable(SampleData),
});
export type FirstSteps = Static<typeof FirstSteps>;
