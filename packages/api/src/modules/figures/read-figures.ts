import type { Query } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { ageing } from './ageing-queries';
import { asked, type Asked } from './asked';
import { checkWarehouse } from './asked-queries';
import { density } from './density-queries';
import { openInEach } from './open-queries';
import { overview } from './overview-queries';
import { rhythm } from './rhythm-queries';
import { velocity } from './velocity-queries';
import { warehouseFigures } from './warehouses-queries';

type Reading = Pick<Ctx<'GET /figures/overview'>, 'actor' | 'now' | 'read'> & { query: Query<'GET /figures/overview'> };

/** A call that answers sums for the range and the warehouse that are asked for. */
const reading =
  <F>(sums: (trx: Trx, given: Asked, now: Date, actor: Actor) => Promise<F>) =>
  ({ actor, query, now, read }: Reading): Promise<{ figures: F }> => {
    const given = asked(query);
    return read(async (trx) => {
      await checkWarehouse(trx, given);
      return { figures: await sums(trx, given, now, actor) };
    });
  };

export const readOverview = reading((trx, given, now, { permissions }) =>
  overview(trx, given, now, permissions.has('view_slotting')),
);
export const readRhythm = reading(rhythm);
export const readVelocity = reading(velocity);
export const readDensity = reading(density);
export const readAgeing = reading(ageing);

export const readWarehouses = ({ read }: Pick<Ctx<'GET /warehouses/figures'>, 'read'>) =>
  read(async (trx) => ({ figures: await warehouseFigures(trx) }));

export const readOpen = ({ read }: Pick<Ctx<'GET /warehouses/open'>, 'read'>) =>
  read(async (trx) => ({ open: await openInEach(trx) }));
