// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'assign.done-me' | 'assign.first' | 'assign.freed' | 'assign.lead' | 'assign.offline' | 'assign.open'
    | 'assign.title' | 'correct.quantity' | 'correct.serials' | 'done.elsewhere' | 'give-up.done' | 'give-up.open'
    | 'give-up.title' | 'give-up.waits' | 'leave.anyway' | 'leave.confirm' | 'leave.done' | 'leave.offline'
    | 'leave.open' | 'leave.title' | 'leave.waits' | 'meanwhile.somebody' | 'pick.back' | 'pick.begin' | 'pick.choose'
    | 'pick.ended' | 'pick.finished' | 'pick.free' | 'pick.go-to' | 'pick.gone-reason' | 'pick.gone-unnamed'
    | 'pick.list-unknown' | 'pick.lost-reason' | 'pick.mine' | 'pick.none' | 'pick.none-reason' | 'pick.orders'
    | 'pick.others-reason' | 'pick.others-unnamed' | 'pick.release' | 'pick.scan' | 'pick.short' | 'pick.take'
    | 'pick.title' | 'pick.unknown' | 'pick.unknown-reason' | 'pick.walked' | 'reason.damaged' | 'reason.missing'
    | 'reason.unreachable' | 'reason.unusable_lot' | 'scan.broken' | 'scan.hint' | 'scan.now-serial' | 'scan.place'
    | 'scan.serial-hint' | 'short.back' | 'short.reason' | 'undo.label' | 'undo.title' | 'unscanned.back'
    | 'unscanned.confirm' | 'unscanned.note' | 'unscanned.title',
    {}
  > & {
    'assign.done': { name: 'text' };
    'correct.wanted': { wanted: 'number' };
    'done.back': { count: 'number' };
    'done.canceled': { count: 'number' };
    'done.picked': { count: 'number'; sku: 'text' };
    'give-up.body': { stops: 'number' };
    'in-hand.unsaved': { count: 'number'; place: 'text'; sku: 'text' };
    'leave.in-hand': { count: 'number'; place: 'text'; sku: 'text'; wanted: 'number' };
    'meanwhile.back': { count: 'number'; place: 'text'; sku: 'text' };
    'meanwhile.done': { name: 'text'; place: 'text'; sku: 'text' };
    'meanwhile.gone': { name: 'text' };
    'meanwhile.mine': { place: 'text'; sku: 'text' };
    'meanwhile.off': { place: 'text'; sku: 'text' };
    'pick.all': { count: 'number' };
    'pick.confirm': { count: 'number'; wanted: 'number' };
    'pick.every': { count: 'number' };
    'pick.finished-reason': { short: 'number'; stops: 'number' };
    'pick.for': { order: 'text' };
    'pick.gone-named': { name: 'text' };
    'pick.list': { orders: 'number'; stops: 'number' };
    'pick.lost': { count: 'number' };
    'pick.lot': { lot: 'text' };
    'pick.lot-expires': { day: 'text'; lot: 'text' };
    'pick.more-orders': { count: 'number' };
    'pick.of': { name: 'text' };
    'pick.others-named': { name: 'text' };
    'pick.pieces': { count: 'number' };
    'pick.progress': { all: 'number'; at: 'number' };
    'pick.since': { at: 'text' };
    'pick.unreleased': { count: 'number' };
    'pick.waits': { count: 'number' };
    'pick.walked-reason': { count: 'number' };
    'scan.before': { count: 'number'; wanted: 'number' };
    'scan.counted': { count: 'number'; wanted: 'number' };
    'scan.enough': { over: 'number'; pieces: 'number'; wanted: 'number' };
    'scan.expired': { day: 'text'; sku: 'text' };
    'scan.lot': { lot: 'text'; wanted: 'text' };
    'scan.twice': { serial: 'text' };
    'scan.unknown': { code: 'text' };
    'scan.wrong': { code: 'text'; place: 'text'; sku: 'text' };
    'short.confirm': { missing: 'number' };
    'undo.done': { place: 'text'; sku: 'text' };
    'undo.of': { place: 'text'; sku: 'text' };
    'undo.what': { picked: 'number'; sku: 'text'; wanted: 'number' };
    'unscanned.text': { place: 'text'; sku: 'text' };
  }
>;
export default catalogue;
