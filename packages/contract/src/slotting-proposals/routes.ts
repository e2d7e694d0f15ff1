import { Type } from 'typebox';
import { StockMove } from '../stock/entities';
import { longPage, page, PageQuery, short } from '../wire/page';
import { Done, Name, type RouteTable } from '../wire/route';
import { literals, nullable, Ref, strict } from '../wire/schema';
import { MOVE_DECISIONS, MOVE_PROPOSAL_STATUSES, PROPOSED_MOVES_MAX } from './constants';
import {
  MoveChoice,
  MoveCurve,
  MoveGain,
  MoveProposal,
  MoveTask,
  PlanAdvantage,
  ProposedMove,
  RealisedGain,
  StaleMoves,
} from './entities';

const Message = Type.String();
const viewing = {
  access: 'user',
  tenant: 'company',
  permission: 'view_slotting',
  limit: 'read',
  additive: true,
} as const;
const making = { ...viewing, permission: 'manage_slotting', limit: 'write' } as const;
const working = { ...viewing, permission: 'move_inventory', limit: 'write' } as const;
const Changed = strict({ message: Message, proposal: MoveProposal });
/** A step of several lots is several moves, whose keys go on after a `#`. */
const Key = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^#]+$' });
const Turn = Type.Integer({ minimum: 1 });
const One = strict({ proposal_id: Ref });
const StepNamed = strict({ proposal_id: Ref, turn: Turn });

export const slottingProposalRoutes = {
  'GET /move-curve': {
    ...viewing,
    summary: 'What the moves of a plan are worth from what lies where now, the best first, and how long they take',
    query: strict({ run_id: Ref }),
    answer: strict({ curve: MoveCurve }),
    errors: ['not_found', 'no_plan', 'layout_changed'],
  },
  'GET /move-proposals': {
    ...viewing,
    summary: 'Proposals to move goods, the newest first',
    query: strict({
      ...PageQuery.properties,
      warehouse_id: Type.Optional(Ref),
      status: Type.Optional(literals(MOVE_PROPOSAL_STATUSES)),
    }),
    answer: page(MoveProposal),
    errors: [],
  },
  'GET /move-proposal': {
    ...viewing,
    summary: 'One proposal, and which of its moves cannot be made any more as stock, places and rules are now',
    query: One,
    answer: strict({
      proposal: MoveProposal,
      stale: StaleMoves,
      /** The plan of a draft was computed on another layout than that of now. */
      layoutChanged: Type.Boolean(),
    }),
    short: 'at most the moves of one proposal',
    errors: ['not_found'],
  },
  'GET /move-proposal/moves': {
    ...viewing,
    summary: 'The moves of a proposal in the order in which they can be done',
    query: strict({ ...PageQuery.properties, proposal_id: Ref, decision: Type.Optional(literals(MOVE_DECISIONS)) }),
    answer: longPage(ProposedMove),
    errors: ['not_found'],
  },
  'GET /move-proposal/gain': {
    ...viewing,
    summary:
      'What the moves of a proposal that nobody has rejected gain, on the orders that the search saw and on later ones',
    query: One,
    answer: strict({
      /** Null: all moves are rejected, or the orders and places that the search went by are no longer kept. */
      gain: nullable(MoveGain),
    }),
    errors: ['not_found'],
  },
  'GET /move-proposal/realised': {
    ...viewing,
    summary: 'What a proposal saves on the orders that came since it was begun, beside what it promised',
    query: One,
    answer: strict({ realised: RealisedGain }),
    errors: ['not_found'],
  },
  'GET /move-advantages': {
    ...viewing,
    summary:
      'What the plan that each warehouse acted on is still worth on new orders, and the re-slot proposed where it is too little',
    query: strict({ warehouse_id: Type.Optional(Ref) }),
    answer: strict({ advantages: Type.Array(PlanAdvantage) }),
    short: 'one entry a warehouse of a company',
    errors: ['not_found'],
  },
  'POST /move-proposal': {
    ...making,
    summary: 'Propose the best moves of a plan, up to a share of them, minutes of work, or a number of chains',
    body: strict({ run_id: Ref, name: Type.Optional(Name), choice: MoveChoice }),
    answer: Changed,
    status: 201,
    errors: ['not_found', 'no_plan', 'nothing_to_move', 'layout_changed'],
  },
  'POST /move-proposal/recompute': {
    ...making,
    summary: 'Replace a draft by a new one from the same plan and choice, as stock, places and rules are now',
    body: One,
    answer: Changed,
    status: 201,
    errors: ['not_found', 'no_plan', 'nothing_to_move', 'layout_changed', 'conflict'],
  },
  'DELETE /move-proposal': {
    ...making,
    summary: 'Give a draft up',
    body: One,
    answer: Changed,
    errors: ['not_found', 'conflict'],
  },
  'POST /move-proposal/decide': {
    ...viewing,
    permission: 'approve_slotting',
    limit: 'write',
    summary: 'Approve or reject moves of a draft; approving takes along what they need, rejecting what needs them',
    body: strict({
      proposal_id: Ref,
      decision: literals(MOVE_DECISIONS),
      /** Left out: all that are open. */
      turns: Type.Optional(Type.Array(Turn, { minItems: 1, maxItems: PROPOSED_MOVES_MAX })),
      reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    }),
    answer: strict({
      message: Message,
      proposal: MoveProposal,
      /** Numbers of all moves that were decided, also those that went along. */
      decided: Type.Array(Turn),
    }),
    errors: ['not_found', 'conflict'],
  },
  'POST /move-proposal/activate': {
    ...viewing,
    permission: 'activate_slotting',
    limit: 'write',
    summary: 'Turn all approved moves of a draft into tasks, or none; a warehouse has one active proposal at a time',
    body: One,
    answer: Changed,
    errors: ['not_found', 'conflict', 'proposal_undecided', 'layout_changed', 'proposal_stale', 'proposal_active'],
  },
  'POST /move-proposal/take-back': {
    ...viewing,
    permission: 'activate_slotting',
    limit: 'write',
    summary: 'Drop the tasks that are not done, and have what was carried brought back in reverse order',
    body: One,
    answer: Changed,
    errors: ['not_found', 'conflict', 'proposal_active'],
  },
  'GET /move-tasks': {
    ...working,
    limit: 'read',
    summary: 'The steps of the active proposals in the order in which they are to be done',
    query: strict({
      ...PageQuery.properties,
      warehouse_id: Ref,
      /** All steps of one proposal, also those that are done or dropped. */
      proposal_id: Type.Optional(Ref),
    }),
    answer: longPage(MoveTask),
    errors: ['not_found'],
  },
  'POST /move-task/take': {
    ...working,
    summary: 'Get the next step that can be done, or the one that the caller has already; null: there is none now',
    body: strict({
      warehouse_id: Ref,
      /** The step whose goods the caller has in hand. */
      held: Type.Optional(StepNamed),
      /** The step that the caller left to others: it is handed out again only where no other can be done. */
      left: Type.Optional(StepNamed),
    }),
    answer: strict({
      message: Message,
      task: nullable(MoveTask),
      /** The held step as it is now; null: there is none. */
      held: Type.Optional(nullable(MoveTask)),
    }),
    errors: ['not_found'],
    remembered: false,
  },
  'POST /move-task/release': {
    ...working,
    summary: 'Leave a step that the caller has taken to somebody else',
    body: StepNamed,
    answer: Done,
    errors: ['not_found'],
  },
  'POST /move-task/done': {
    ...working,
    summary: 'Book in the ledger what a step moved; the same key is the same step',
    body: strict({ proposal_id: Ref, turn: Turn, key: Key }),
    answer: strict({
      message: Message,
      task: MoveTask,
      moves: short(StockMove, 'what one call has booked, which is bounded'),
    }),
    status: 201,
    errors: [
      ...(['not_found', 'unknown_id', 'task_not_ready', 'conflict', 'assigned_to_other'] as const),
      ...(['insufficient_stock', 'put_refused', 'serial_elsewhere', 'idempotency_key_reused'] as const),
    ],
  },
} as const satisfies RouteTable;
