import { Type, type TSchema } from 'typebox';
import type { RouteTable } from '../wire/route';
import { DayOfRange, Ref, strict } from '../wire/schema';
import { Ageing, Density, Overview, Rhythm, Velocity, WarehouseFigures, WarehouseOpen } from './entities';

/** The first and the last day, both whole, in UTC. */
const range = { from: DayOfRange, to: DayOfRange, warehouse_id: Type.Optional(Ref) };

const figures = <S extends TSchema>(summary: string, answer: S) =>
  ({
    summary,
    access: 'user',
    tenant: 'company',
    permission: 'view_inventory',
    query: strict(range),
    answer: strict({ figures: answer }),
    errors: ['not_found'],
    limit: 'read',
    additive: true,
    short: 'sums of a range of days whose length is limited',
  }) as const;

/** Sums for people who run a warehouse. Each is a call of its own: none waits for another, and none keeps the database long. */
export const figureRoutes = {
  'GET /figures/overview': figures('Picks, counts, space, and what waits for somebody', Overview),
  'GET /figures/rhythm': figures('When orders come', Rhythm),
  'GET /figures/velocity': figures('Which SKUs carry the demand', Velocity),
  'GET /figures/density': figures('Where the demanded goods lie', Density),
  'GET /figures/ageing': figures('How long stock has lain, and what nobody orders', Ageing),
  'GET /warehouses/figures': {
    summary: 'What each warehouse holds, and what waits in it',
    access: 'user',
    tenant: 'company',
    permission: 'view_inventory',
    answer: strict({ figures: Type.Array(WarehouseFigures) }),
    errors: [],
    limit: 'read',
    additive: true,
    short: 'a company has few warehouses',
  },
  'GET /warehouses/open': {
    summary: 'What waits on the floor of each warehouse',
    access: 'user',
    tenant: 'company',
    permission: 'view_inventory',
    answer: strict({ open: Type.Array(WarehouseOpen) }),
    errors: [],
    limit: 'read',
    additive: true,
    short: 'a company has few warehouses',
  },
} as const satisfies RouteTable;
