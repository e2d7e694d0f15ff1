import { Type } from 'typebox';
import { Name, type RouteTable } from '../wire/route';
import { nullable, strict } from '../wire/schema';
import { FirstStepChoice, FirstSteps, SampleData, SampleRemoval } from './entities';

const company = { access: 'user', tenant: 'company', additive: true } as const;
/** Takes `import_inventory` as well. */
const changing = { ...company, permission: 'manage_warehouses' } as const;
const Answer = strict({ message: Type.String(), sample: nullable(SampleData) });

export const firstStepRoutes = {
  'GET /first-steps': {
    ...company,
    permission: 'view_warehouses',
    summary: 'How far the company has come: warehouse, orders, search for a plan, and what it found',
    answer: FirstSteps,
    errors: [],
    limit: 'read',
  },
  'PATCH /first-steps': {
    ...company,
    permission: 'view_warehouses',
    people: true,
    summary: 'Choose whether to see how far the company has come, for oneself alone',
    body: strict({ choice: FirstStepChoice }),
    answer: strict({ choice: FirstStepChoice }),
    errors: [],
    limit: 'write',
    remembered: false,
  },
  'POST /sample-data': {
    ...changing,
    everywhere: true,
    summary: 'Have a small warehouse made with SKUs, stock and orders. Where there is one, nothing is added',
    body: strict({ name: Name }),
    answer: Answer,
    status: 202,
    errors: ['name_taken', 'beyond_own_warehouses', 'going_to_be_deleted'],
    limit: 'write',
  },
  'GET /sample-data/removal': {
    ...changing,
    summary: 'What goes with the sample data, and what of the company’s own it has to stay for',
    answer: strict({ removal: nullable(SampleRemoval) }),
    errors: [],
    limit: 'read',
  },
  'DELETE /sample-data': {
    ...changing,
    everywhere: true,
    summary: 'Have the sample data taken away, unless something of the company’s own stands on it',
    answer: Answer,
    status: 202,
    errors: ['in_use', 'plan_running', 'beyond_own_warehouses'],
    limit: 'write',
  },
} as const satisfies RouteTable;
