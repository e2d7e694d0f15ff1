import { Type } from 'typebox';
import { page, PageQuery } from '../wire/page';
import { Name, type RouteTable } from '../wire/route';
import { nullable, Ref, strict } from '../wire/schema';
import {
  SlottingMap,
  SlottingNotice,
  SlottingPlacement,
  SlottingReason,
  SlottingRun,
  SlottingSettings,
  SlottingState,
  SlottingTerms,
  SlottingTour,
  SlottingWhyNot,
} from './entities';

const viewing = { access: 'user', tenant: 'company', permission: 'view_slotting', additive: true } as const;
const { policy, heldOut, seconds, seed, speed, costs, rules, most, budget, paidBack } = SlottingSettings.properties;
const [moves] = SlottingSettings.properties.moves.anyOf;
const [from] = SlottingSettings.properties.from.anyOf;
const RunAnswer = strict({ message: Type.String(), run: SlottingRun });

const Terms = strict({ message: Type.String(), terms: SlottingTerms });
const { hourCost, currency, decayLimit, decayMoves } = SlottingTerms.properties;

export const slottingRoutes = {
  'GET /slotting/state': {
    ...viewing,
    summary: 'Where slotting is in each warehouse: its newest search, and what its plans are counted in',
    query: strict({ warehouse_id: Type.Optional(Ref) }),
    answer: strict({ warehouses: Type.Array(SlottingState) }),
    short: 'one entry a warehouse of a company',
    errors: ['not_found'],
    limit: 'read',
  },
  'PATCH /slotting/terms': {
    ...viewing,
    permission: 'manage_slotting',
    summary: 'Say what an hour of work costs in a warehouse, and when its plan is worth too little',
    body: strict({
      warehouse_id: Ref,
      hour_cost: Type.Optional(hourCost),
      currency: Type.Optional(currency),
      decay_limit: Type.Optional(decayLimit),
      decay_moves: Type.Optional(decayMoves),
    }),
    answer: Terms,
    errors: ['not_found'],
    limit: 'write',
  },
  'PATCH /slotting/run': {
    ...viewing,
    permission: 'manage_slotting',
    summary: 'Give a search another name',
    body: strict({ run_id: Ref, name: Name }),
    answer: RunAnswer,
    errors: ['not_found'],
    limit: 'write',
  },
  'GET /slotting/tour': {
    ...viewing,
    summary:
      'How an order of the past is walked today and under the plan of a search; without a number a typical one, null where no order can be shown',
    query: strict({ run_id: Ref, number: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) }),
    answer: strict({ tour: nullable(SlottingTour) }),
    short: 'one order, of at most sixty stops',
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /slotting/runs': {
    ...viewing,
    summary: 'Searches for a plan, the newest first',
    query: strict({ ...PageQuery.properties, warehouse_id: Type.Optional(Ref) }),
    answer: page(SlottingRun),
    errors: [],
    limit: 'read',
  },
  'GET /slotting/run': {
    ...viewing,
    summary: 'One search: its settings, how far it is, and its result beside today and the rules of thumb',
    query: strict({ run_id: Ref }),
    answer: strict({
      run: SlottingRun,
      /** The plan was computed on another layout than that of now: its figures say nothing about this one. */
      layoutChanged: Type.Boolean(),
    }),
    errors: ['not_found'],
    limit: 'read',
  },
  'POST /slotting/run': {
    ...viewing,
    permission: 'manage_slotting',
    summary: 'Search for a plan of a warehouse; a company has one search at a time',
    body: strict({
      warehouse_id: Ref,
      name: Type.Optional(Name),
      policy: Type.Optional(policy),
      from: Type.Optional(from),
      until: Type.Optional(from),
      held_out: Type.Optional(heldOut),
      seconds,
      moves: Type.Optional(moves),
      most,
      budget,
      paid_back: paidBack,
      seed: Type.Optional(seed),
      speed: Type.Optional(speed),
      costs: Type.Optional(costs),
      rules: Type.Optional(rules),
    }),
    answer: RunAnswer,
    status: 202,
    errors: ['not_found', 'plan_running'],
    limit: 'write',
  },
  'POST /slotting/run/stop': {
    ...viewing,
    permission: 'manage_slotting',
    summary: 'End a search now and keep its best plan; one that has ended stays as it is',
    body: strict({ run_id: Ref }),
    answer: RunAnswer,
    errors: ['not_found'],
    limit: 'write',
  },
  'GET /slotting/placements': {
    ...viewing,
    summary: 'The SKUs that the plan of a search puts elsewhere, those of the most lines first',
    query: strict({ ...PageQuery.properties, run_id: Ref }),
    answer: page(SlottingPlacement),
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /slotting/notices': {
    ...viewing,
    summary: 'The SKUs that a search could not treat as others, and why: unmeasured, without another place, held',
    query: strict({ ...PageQuery.properties, run_id: Ref }),
    answer: page(SlottingNotice),
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /slotting/why': {
    ...viewing,
    summary: 'Why goods lie where the plan of a search has them: those of a SKU, or in a place',
    query: strict({
      run_id: Ref,
      sku_id: Type.Optional(Ref),
      location_id: Type.Optional(Ref),
      /** `1`: in any place of its bay. */
      bay: Type.Optional(Type.Literal('1')),
    }),
    answer: strict({ reasons: Type.Array(SlottingReason) }),
    short: 'the places of one SKU or what lies in one place, at most ten of them',
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /slotting/why-not': {
    ...viewing,
    summary: 'Why the plan of a search does not have goods in a place: the rule, or what it would cost',
    query: strict({
      run_id: Ref,
      sku_id: Ref,
      /** The place in the plan; left out: the best one to come from. */
      from_location_id: Type.Optional(Ref),
      location_id: Ref,
      /** `1`: at the cheapest place of its bay. */
      bay: Type.Optional(Type.Literal('1')),
    }),
    answer: strict({ answer: SlottingWhyNot }),
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /slotting/map': {
    ...viewing,
    summary: 'Where the storage places of a warehouse are and how much is asked for there, today and under a plan',
    query: strict({ warehouse_id: Ref, run_id: Type.Optional(Ref) }),
    answer: SlottingMap,
    short: 'columns with one entry a place of one warehouse, which are counted and bounded',
    errors: ['not_found'],
    limit: 'read',
  },
} as const satisfies RouteTable;
