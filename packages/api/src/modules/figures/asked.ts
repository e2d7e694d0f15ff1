import type { Query } from '@slotwise/contract';
import { RANGE_DAYS_MAX } from '@slotwise/contract/constants';
import { badField, refuse } from '../../platform/errors';
import { idOf } from '../fields';

const DAY_MS = 86_400_000;

/** Range of figures: whole days in UTC, of one warehouse or of all. */
export interface Asked {
  from: Date;
  /** The first instant after the last day. */
  until: Date;
  warehouseId: string | null;
}

/** @throws invalid fields for a range that ends before it begins or is too long */
export function asked(query: Query<'GET /figures/overview'>): Asked {
  const from = new Date(`${query.from}T00:00:00Z`);
  const until = new Date(Date.parse(`${query.to}T00:00:00Z`) + DAY_MS);
  const days = (until.getTime() - from.getTime()) / DAY_MS;
  if (days < 1) throw badField('to', 'too_small', { min: query.from });
  if (days > RANGE_DAYS_MAX) throw badField('from', 'range_too_long', { max: String(RANGE_DAYS_MAX) });
  if (query.warehouse_id === undefined) return { from, until, warehouseId: null };
  const warehouseId = idOf(query.warehouse_id);
  if (!warehouseId) throw refuse('not_found');
  return { from, until, warehouseId };
}
