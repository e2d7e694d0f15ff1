// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'approve.again' | 'approve.again-hint' | 'approve.book' | 'approve.label' | 'approve.later' | 'approve.none'
    | 'approve.none-reason' | 'approve.open' | 'approve.own' | 'approve.own-only' | 'ask.action' | 'ask.busy' | 'ask.by'
    | 'ask.class' | 'ask.class-hint' | 'ask.most' | 'ask.no-places' | 'ask.zone' | 'ask.zone-none' | 'by.class'
    | 'by.locations' | 'by.oldest' | 'by.zone' | 'cancel.action' | 'cancel.done' | 'cancel.failed' | 'cancel.not-open'
    | 'cancel.title' | 'column.asked' | 'column.asked-by' | 'column.by' | 'column.change' | 'column.counted'
    | 'column.counted-at' | 'column.difference' | 'column.done' | 'column.first' | 'column.found' | 'column.left'
    | 'column.lot' | 'column.next' | 'column.place' | 'column.second' | 'column.should' | 'column.sku' | 'column.state'
    | 'column.status' | 'column.user' | 'column.warehouse' | 'counted.find' | 'counted.label' | 'counted.none'
    | 'counted.none-reason' | 'exact.no' | 'exact.yes' | 'filter.all-days' | 'filter.all-found' | 'filter.all-statuses'
    | 'filter.days' | 'filter.days-name' | 'filter.found' | 'filter.status' | 'give.done-me' | 'give.first'
    | 'give.freed' | 'give.lead' | 'give.open' | 'give.title' | 'list.find' | 'list.label' | 'list.none'
    | 'list.none-reason' | 'list.views' | 'place.canceled' | 'place.done' | 'place.open' | 'place.recount'
    | 'place.recount-mine' | 'place.to_approve' | 'places.close' | 'places.open' | 'places.title' | 'status.canceled'
    | 'status.done' | 'status.open' | 'user.anybody' | 'view.approve' | 'view.counted' | 'view.counts',
    {}
  > & {
    'about.class': { class: 'text'; places: 'text' };
    'about.oldest': { places: 'text' };
    'about.places': { first: 'text'; more: 'number' };
    'about.zone': { places: 'text'; zone: 'text' };
    'approve.again-done': { place: 'text' };
    'approve.against': { counted: 'number'; expected: 'number' };
    'approve.booked': { place: 'text' };
    'approve.failed': { place: 'text' };
    'approve.first-by': { at: 'text'; name: 'text' };
    'approve.missing': { serials: 'text' };
    'approve.needs': { permission: 'text' };
    'approve.second-by': { at: 'text'; name: 'text' };
    'approve.skus': { more: 'number'; sku: 'text' };
    'approve.surplus': { serials: 'text' };
    'approve.title': { place: 'text' };
    'ask.done': { tasks: 'number' };
    'cancel.needs': { permission: 'text' };
    'cancel.text': { open: 'number' };
    'counted.accuracy': { exact: 'number'; places: 'number'; share: 'text' };
    'give.done': { name: 'text' };
    'list.asked-by': { name: 'text' };
    'list.progress': { counted: 'number'; tasks: 'number' };
    'next.approve': { places: 'number' };
    'next.recount': { places: 'number' };
    'places.more': { places: 'number' };
  }
>;
export default catalogue;
