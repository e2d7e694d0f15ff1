// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'add.busy' | 'add.open' | 'bulk.reading' | 'bulk.unread' | 'cancel.all-ended' | 'cancel.body'
    | 'cancel.failed-many' | 'cancel.none' | 'cancel.not-open' | 'cancel.working' | 'column.code' | 'column.customer'
    | 'column.due' | 'column.left-out' | 'column.line' | 'column.lines' | 'column.lot' | 'column.name'
    | 'column.on-lists' | 'column.ordered' | 'column.picked' | 'column.place' | 'column.reason' | 'column.sku'
    | 'column.status' | 'column.stop' | 'column.wanted' | 'column.warehouse' | 'filter.all-statuses' | 'filter.status'
    | 'order.add' | 'order.cancel' | 'order.cancel-many' | 'order.find' | 'order.none' | 'order.none-reason'
    | 'order.one' | 'order.release' | 'order.search' | 'order.sections' | 'order.views' | 'order.walk'
    | 'reason.damaged' | 'reason.missing' | 'reason.unreachable' | 'reason.unusable_lot' | 'release.failed'
    | 'release.not-open' | 'release.one-warehouse' | 'release.working' | 'status.canceled' | 'status.done'
    | 'status.open' | 'status.released' | 'stop.canceled' | 'stop.open' | 'stop.picked' | 'stop.short' | 'stops.none'
    | 'stops.none-reason' | 'tab.lines' | 'tab.stops' | 'view.all' | 'view.open' | 'view.released',
    {}
  > & {
    'add.done': { code: 'text' };
    'bulk.left': { count: 'number'; names: 'text'; why: 'text' };
    'bulk.stopped': { count: 'number' };
    'cancel.failed': { code: 'text' };
    'cancel.needs': { permission: 'text' };
    'cancel.title': { code: 'text' };
    'cancel.title-many': { count: 'number' };
    'order.cancel-of': { count: 'number'; total: 'number' };
    'order.canceled': { code: 'text' };
    'order.canceled-many': { count: 'number' };
    'order.due': { date: 'text' };
    'order.for': { customer: 'text' };
    'order.lines': { count: 'number' };
    'order.picked-of': { picked: 'number'; pieces: 'number' };
    'order.release-of': { count: 'number'; total: 'number' };
    'order.released': { stops: 'number' };
    'order.released-many': { count: 'number'; lists: 'number' };
    'release.needs': { permission: 'text' };
    'released.missing': { pieces: 'number' };
  }
>;
export default catalogue;
