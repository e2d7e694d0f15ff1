// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'advice.offline' | 'close.all' | 'close.ask' | 'close.not-yet' | 'close.now' | 'close.waiting' | 'correct.close'
    | 'correct.place' | 'correct.quarantine' | 'correct.send' | 'correct.whole' | 'count.all' | 'count.empty'
    | 'count.given' | 'count.leave' | 'count.next' | 'count.none' | 'count.none-reason' | 'count.unknown'
    | 'count.unknown-reason' | 'count.what' | 'entry.give-up' | 'expected.closed' | 'expected.elsewhere'
    | 'expected.failed' | 'expected.first' | 'expected.lines' | 'expected.list-unknown' | 'expected.other'
    | 'expected.reading' | 'expected.title' | 'expected.unknown' | 'expired.day' | 'expired.facts' | 'expired.no'
    | 'expired.quarantine' | 'find.empty' | 'find.nowhere' | 'find.rows' | 'find.unknown' | 'find.what'
    | 'goods.discard' | 'goods.label' | 'goods.quarantine' | 'left.discard' | 'left.keep' | 'lot.cancel' | 'lot.day'
    | 'lot.day-whole' | 'lot.first' | 'lot.label' | 'lot.take' | 'lot.without-day' | 'many.facts' | 'many.no'
    | 'menu.approve' | 'menu.approve.lead' | 'menu.choose' | 'menu.choose-lead' | 'menu.label' | 'menu.no-warehouse'
    | 'menu.sound' | 'menu.title' | 'more.first' | 'more.no' | 'more.yes' | 'move.choose' | 'move.from'
    | 'move.other-from' | 'move.to' | 'move.to-label' | 'move.what' | 'number.whole' | 'other-day.facts-never'
    | 'other-day.known-never' | 'outbox.full' | 'outbox.refused' | 'put-away.mistaken-no' | 'put-away.other-no'
    | 'put-away.waiting' | 'put-away.what' | 'question.label' | 'receive.next' | 'receive.other-place' | 'receive.what'
    | 'receive.where' | 'recent.correct' | 'recent.discard' | 'recent.nothing' | 'recent.refused-show'
    | 'recent.state.asked' | 'recent.state.recount' | 'recent.state.refused' | 'recent.state.sent'
    | 'recent.state.to_approve' | 'recent.state.undone' | 'recent.state.waiting' | 'recent.take-back' | 'recent.title'
    | 'recent.undo' | 'refusal.list-of-other' | 'refusal.stop-gone' | 'relocate.back' | 'relocate.go-on'
    | 'relocate.have' | 'relocate.here' | 'relocate.leave' | 'relocate.none' | 'relocate.none-reason'
    | 'relocate.nothing-there' | 'relocate.only' | 'relocate.put-back-stock' | 'relocate.sending' | 'replenish.less'
    | 'replenish.no-room' | 'replenish.none' | 'replenish.none-reason' | 'replenish.there' | 'scan.failed'
    | 'scan.label' | 'scan.take' | 'serial.first' | 'serial.label' | 'short.damaged' | 'short.first' | 'short.missing'
    | 'short.no_room' | 'short.pieces' | 'short.unreachable' | 'short.unusable_lot' | 'task.count' | 'task.count.lead'
    | 'task.find' | 'task.find.lead' | 'task.move' | 'task.move.lead' | 'task.pick' | 'task.pick.lead' | 'task.put-away'
    | 'task.put-away.lead' | 'task.receive' | 'task.receive.lead' | 'task.relocate' | 'task.relocate.lead'
    | 'task.replenish' | 'task.replenish.lead' | 'task.unknown' | 'task.unknown-reason' | 'verdict.none'
    | 'wrong.no-warehouse' | 'wrong.typed',
    {}
  > & {
    'advice.later': { place: 'text'; reasons: 'text'; sku: 'text' };
    'amount.packs': { packs: 'number'; pieces: 'number'; unit: 'text' };
    'close.done': { code: 'text' };
    'close.under': { count: 'number' };
    'correct.filled': { place: 'text' };
    'correct.lot': { sku: 'text' };
    'correct.quantity': { sku: 'text' };
    'correct.sent': { what: 'text' };
    'correct.serials': { sku: 'text' };
    'count.at': { place: 'text' };
    'count.at-again': { place: 'text' };
    'count.go': { place: 'text' };
    'count.left': { places: 'number' };
    'count.of-others': { places: 'number' };
    'done.count': { place: 'text' };
    'done.kept': { what: 'text' };
    'done.move': { pieces: 'number'; sku: 'text'; to: 'text' };
    'done.once': { what: 'text' };
    'done.put-away': { pieces: 'number'; sku: 'text'; to: 'text' };
    'done.receive': { pieces: 'number'; to: 'text' };
    'done.recount': { what: 'text' };
    'done.sent': { what: 'text' };
    'done.to_approve': { what: 'text' };
    'entry.count': { goods: 'text'; to: 'text' };
    'entry.move': { goods: 'text'; to: 'text' };
    'entry.pick': { from: 'text'; goods: 'text' };
    'entry.put-away': { goods: 'text'; to: 'text' };
    'entry.receive': { goods: 'text'; to: 'text' };
    'entry.receive-of': { goods: 'text'; receipt: 'text'; to: 'text' };
    'entry.relocate': { goods: 'text'; to: 'text' };
    'entry.replenish': { goods: 'text'; to: 'text' };
    'entry.undo': { goods: 'text' };
    'entry.unpick': { from: 'text'; goods: 'text' };
    'expected.booked': { expected: 'number'; received: 'number' };
    'expected.from': { expected: 'number'; received: 'number'; supplier: 'text' };
    'expected.left': { count: 'number' };
    'expected.more-lines': { count: 'number' };
    'expected.over': { count: 'number' };
    'expected.unbooked': { count: 'number' };
    'expired.question': { day: 'text'; sku: 'text' };
    'find.as-of': { time: 'text' };
    'find.found': { sku: 'text' };
    'goods.fewer': { sku: 'text' };
    'goods.lot': { lot: 'text' };
    'goods.more': { sku: 'text' };
    'goods.quantity': { sku: 'text'; unit: 'text' };
    'left.here': { at: 'text'; pieces: 'number' };
    'lot.day-first': { lot: 'text' };
    'lot.expires': { lot: 'text' };
    'lot.known': { day: 'text'; lot: 'text' };
    'lot.known-never': { lot: 'text' };
    'lot.question': { sku: 'text' };
    'lot.shelf-life': { day: 'text' };
    'many.question': { quantity: 'number'; sku: 'text' };
    'many.yes': { quantity: 'number' };
    'menu.all-open': { count: 'number' };
    'menu.waiting': { count: 'number' };
    'menu.warehouse': { count: 'number'; name: 'text' };
    'more.facts': { expected: 'number'; sku: 'text' };
    'more.question': { sku: 'text' };
    'move.at': { place: 'text' };
    'move.at-state': { place: 'text'; state: 'text' };
    'move.row': { lot: 'text'; pieces: 'number'; state: 'text' };
    'move.which': { sku: 'text' };
    'number.expected': { bound: 'number'; expected: 'number'; over: 'number' };
    'number.large': { bound: 'number' };
    'number.least': { bound: 'number' };
    'number.most': { bound: 'number' };
    'number.wanted': { bound: 'number' };
    'other-day.day': { day: 'text' };
    'other-day.facts': { known: 'text' };
    'other-day.known': { known: 'text' };
    'other-day.question': { day: 'text'; lot: 'text' };
    'put-away.lies': { name: 'text'; place: 'text' };
    'put-away.mistaken': { scanned: 'text'; wanted: 'text' };
    'put-away.mistaken-facts': { scanned: 'text'; wanted: 'text' };
    'put-away.mistaken-said': { scanned: 'text'; wanted: 'text' };
    'put-away.mistaken-yes': { scanned: 'text' };
    'put-away.more': { count: 'number' };
    'put-away.of-lot': { lot: 'text'; sku: 'text' };
    'put-away.other': { place: 'text' };
    'put-away.other-first': { place: 'text' };
    'put-away.other-why': { best: 'text'; reasons: 'text' };
    'put-away.other-yes': { place: 'text' };
    'put-away.scan': { sku: 'text' };
    'receive.at': { place: 'text' };
    'receive.book': { pieces: 'number' };
    'receive.of': { code: 'text'; place: 'text' };
    'receive.of-returns': { code: 'text'; place: 'text' };
    'recent.correct-of': { what: 'text' };
    'recent.goods': { pieces: 'number'; sku: 'text' };
    'recent.refused': { reason: 'text' };
    'recent.refused-count': { count: 'number' };
    'recent.said': { reason: 'text'; what: 'text' };
    'recent.take-back-of': { what: 'text' };
    'recent.taken-back': { what: 'text' };
    'recent.undo-of': { what: 'text' };
    'recent.undone-said': { what: 'text' };
    'refusal.lot': { lot: 'text' };
    'refusal.place': { place: 'text' };
    'refusal.put-back': { goods: 'text'; place: 'text' };
    'refusal.sku': { sku: 'text' };
    'relocate.done': { sku: 'text'; to: 'text' };
    'relocate.elsewhere': { place: 'text'; to: 'text' };
    'relocate.fetch': { from: 'text'; sku: 'text' };
    'relocate.is-back': { from: 'text'; pieces: 'number'; sku: 'text' };
    'relocate.lots': { count: 'number'; lots: 'text' };
    'relocate.not-here': { from: 'text'; place: 'text'; sku: 'text' };
    'relocate.other-goods': { sku: 'text'; wanted: 'text' };
    'relocate.pieces': { pieces: 'number' };
    'relocate.put': { sku: 'text'; to: 'text' };
    'relocate.put-back': { from: 'text'; pieces: 'number'; sku: 'text' };
    'relocate.put-back-lost': { from: 'text'; pieces: 'number'; sku: 'text' };
    'relocate.there': { place: 'text'; sku: 'text' };
    'replenish.done': { pieces: 'number'; sku: 'text'; to: 'text' };
    'replenish.elsewhere': { from: 'text'; place: 'text' };
    'replenish.for': { amount: 'text'; sku: 'text'; to: 'text' };
    'replenish.go': { from: 'text' };
    'replenish.named': { done: 'number'; pieces: 'number' };
    'replenish.pieces': { pieces: 'number' };
    'replenish.put': { amount: 'text'; sku: 'text'; to: 'text' };
    'replenish.take': { amount: 'text'; sku: 'text' };
    'scan.counted': { pieces: 'number'; sku: 'text' };
    'scan.place': { place: 'text' };
    'scan.receipt': { code: 'text' };
    'serial.question': { sku: 'text' };
    'short.question': { sku: 'text' };
    'short.why': { pieces: 'number'; sku: 'text' };
    'short.wrong': { most: 'number' };
    'wrong.archived': { code: 'text' };
    'wrong.blocked': { place: 'text' };
    'wrong.counted': { place: 'text' };
    'wrong.elsewhere': { code: 'text'; warehouse: 'text' };
    'wrong.expired': { day: 'text'; sku: 'text' };
    'wrong.expiry': { day: 'text'; known: 'text'; lot: 'text' };
    'wrong.expiry-never': { day: 'text'; lot: 'text' };
    'wrong.goods-not-place': { code: 'text' };
    'wrong.lot': { sku: 'text' };
    'wrong.lot-held': { held: 'text'; lot: 'text'; sku: 'text' };
    'wrong.lot-not-there': { lot: 'text'; place: 'text'; sku: 'text' };
    'wrong.lot-of-several': { lot: 'text'; skus: 'text' };
    'wrong.lot-other': { lot: 'text'; sku: 'text'; wanted: 'text' };
    'wrong.most': { expected: 'number'; most: 'number'; sku: 'text' };
    'wrong.none': { sku: 'text' };
    'wrong.not-expected': { sku: 'text' };
    'wrong.not-there': { place: 'text'; sku: 'text' };
    'wrong.not-to-count': { place: 'text' };
    'wrong.of-other': { place: 'text' };
    'wrong.other-goods': { sku: 'text' };
    'wrong.place-not-goods': { code: 'text' };
    'wrong.place-not-lot': { code: 'text'; sku: 'text' };
    'wrong.place-not-serial': { code: 'text'; sku: 'text' };
    'wrong.same-place': { place: 'text' };
    'wrong.serial': { sku: 'text' };
    'wrong.serial-twice': { serial: 'text' };
    'wrong.silent': { code: 'text' };
    'wrong.too-many': { pieces: 'number'; sku: 'text' };
    'wrong.unknown': { code: 'text' };
    'wrong.unknown-place': { code: 'text' };
  }
>;
export default catalogue;
