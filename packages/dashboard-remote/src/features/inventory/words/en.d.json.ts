// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'access.again' | 'access.failed' | 'access.grant' | 'access.label' | 'access.revoke' | 'age.180' | 'age.30'
    | 'age.365' | 'age.90' | 'age.more' | 'booking.adjust' | 'booking.busy' | 'booking.change' | 'booking.change.add'
    | 'booking.change.remove' | 'booking.fault.required' | 'booking.from' | 'booking.from-state' | 'booking.menu'
    | 'booking.move' | 'booking.needs-warehouse' | 'booking.not-booked' | 'booking.not-booked-advice' | 'booking.pick'
    | 'booking.pick-unusable' | 'booking.put-away' | 'booking.quantity' | 'booking.reason' | 'booking.reason-optional'
    | 'booking.receive' | 'booking.serials' | 'booking.serials-count' | 'booking.serials-hint' | 'booking.sku'
    | 'booking.sku-hint' | 'booking.sku-unknown' | 'booking.to' | 'booking.to-state' | 'condition.ambient'
    | 'condition.chilled' | 'condition.controlled' | 'condition.frozen' | 'deadline.mark' | 'expires.expired'
    | 'expires.soon' | 'facts.failed' | 'facts.no-places' | 'filter.age' | 'filter.all-ages' | 'filter.all-conditions'
    | 'filter.all-contents' | 'filter.all-demand' | 'filter.all-expiries' | 'filter.all-kinds' | 'filter.all-levels'
    | 'filter.all-measures' | 'filter.all-purposes' | 'filter.all-states' | 'filter.all-warehouses' | 'filter.all-zones'
    | 'filter.condition' | 'filter.contents' | 'filter.demand' | 'filter.expiry' | 'filter.kind' | 'filter.levels'
    | 'filter.measures' | 'filter.purpose' | 'filter.state' | 'filter.warehouse' | 'filter.zone' | 'guest.closed'
    | 'guest.closed-reason' | 'guest.closed-title' | 'guest.failed' | 'guest.own-reason' | 'guest.own-title'
    | 'guest.title' | 'kind.adjust' | 'kind.count' | 'kind.found' | 'kind.move' | 'kind.pick' | 'kind.put_away'
    | 'kind.receive' | 'kind.undo' | 'labels.print' | 'layout.add-crossAisle' | 'layout.add-depot' | 'layout.add-oneWay'
    | 'layout.add-place' | 'layout.add-type' | 'layout.add-zone' | 'layout.after-bay' | 'layout.aisle'
    | 'layout.aisleWidth' | 'layout.aisles' | 'layout.apply' | 'layout.apply-first' | 'layout.bayDepth'
    | 'layout.bayWidth' | 'layout.bays' | 'layout.busy' | 'layout.code' | 'layout.code-hint' | 'layout.crossAisles'
    | 'layout.depot-name' | 'layout.depots' | 'layout.depots-hint' | 'layout.endWidth' | 'layout.fault.empty'
    | 'layout.from-aisle' | 'layout.from-level' | 'layout.levelHeight' | 'layout.levels' | 'layout.oneWay'
    | 'layout.other-confirm' | 'layout.other-question' | 'layout.other-text' | 'layout.places' | 'layout.positions'
    | 'layout.serpentine' | 'layout.sides' | 'layout.sides.both' | 'layout.sides.one' | 'layout.sizes'
    | 'layout.to-aisle' | 'layout.to-back' | 'layout.to-front' | 'layout.towards' | 'layout.types' | 'layout.width'
    | 'layout.x' | 'layout.y' | 'layout.zone-code' | 'layout.zone-name' | 'layout.zones' | 'levels.label' | 'levels.low'
    | 'list.clear' | 'list.counting' | 'list.nothing-found' | 'mixing.empty_only' | 'mixing.mixed' | 'mixing.same_lot'
    | 'mixing.same_sku' | 'moves.at' | 'moves.by-count' | 'moves.find' | 'moves.from' | 'moves.kind'
    | 'moves.latest-days' | 'moves.nobody' | 'moves.none' | 'moves.none-in-range' | 'moves.none-reason'
    | 'moves.outside' | 'moves.reason' | 'moves.search' | 'moves.sku-unknown' | 'moves.source' | 'moves.source.count'
    | 'moves.source.import' | 'moves.source.order' | 'moves.source.receipt' | 'moves.source.replenishment'
    | 'moves.source.slotting' | 'moves.to' | 'moves.user' | 'number.not-whole' | 'number.too-large' | 'number.too-small'
    | 'place.add' | 'place.block' | 'place.blocked' | 'place.code' | 'place.contents' | 'place.counted' | 'place.edit'
    | 'place.empty' | 'place.has-stock' | 'place.occupied' | 'place.purpose' | 'place.remove' | 'place.remove-body'
    | 'place.save' | 'place.type' | 'place.unblock' | 'place.walk' | 'place.zone' | 'places.find' | 'places.lay-out'
    | 'places.none' | 'places.none-reason' | 'places.search' | 'plan.before' | 'plan.before-reason' | 'plan.legend'
    | 'plan.none' | 'plan.none-reason' | 'proof.again' | 'proof.busy' | 'proof.compared' | 'proof.kept' | 'proof.keys'
    | 'proof.moves' | 'proof.onHand' | 'proof.reservations' | 'proof.reserved' | 'proof.right' | 'proof.serials'
    | 'proof.summed' | 'proof.wrong' | 'proof.wrong-on-hand' | 'proof.wrong-reserved' | 'proof.wrong-serials'
    | 'proposal.family_near' | 'proposal.few_refills' | 'proposal.fits' | 'proposal.good_level' | 'proposal.preferred'
    | 'proposal.same_sku' | 'proposal.short_walk' | 'proposals.label' | 'proposals.none' | 'provider.reason'
    | 'provider.title' | 'purpose.quarantine' | 'purpose.receiving' | 'purpose.shipping' | 'purpose.storage'
    | 'rule.being_removed' | 'rule.blocked' | 'rule.condition' | 'rule.crowded' | 'rule.empty_only' | 'rule.max_pieces'
    | 'rule.max_volume' | 'rule.max_weight' | 'rule.same_lot' | 'rule.same_sku' | 'rule.size' | 'rule.volume_missing'
    | 'rule.weight_missing' | 'rules.no-types' | 'rules.no-zones' | 'rules.types' | 'rules.types-hint'
    | 'rules.zone-confirm' | 'rules.zone-consequence' | 'rules.zones' | 'sections.counts' | 'sections.floor'
    | 'sections.import' | 'sections.imports' | 'sections.label' | 'sections.labels' | 'sections.moves'
    | 'sections.orders' | 'sections.proof' | 'sections.receipts' | 'sections.replenish' | 'sections.skus'
    | 'sections.stock' | 'sections.warehouses' | 'sku.add' | 'sku.add-barcode' | 'sku.add-place' | 'sku.add-unit'
    | 'sku.barcode' | 'sku.barcode-on' | 'sku.barcodes' | 'sku.code' | 'sku.condition' | 'sku.edit' | 'sku.factor'
    | 'sku.family' | 'sku.fault.above-max' | 'sku.fault.above-reorder' | 'sku.fault.required' | 'sku.fault.unit-twice'
    | 'sku.handling' | 'sku.hazard' | 'sku.height' | 'sku.length' | 'sku.lot-tracked' | 'sku.lots' | 'sku.low'
    | 'sku.max' | 'sku.min' | 'sku.name' | 'sku.no-moves' | 'sku.no-serials' | 'sku.no-stock' | 'sku.one'
    | 'sku.part.levels' | 'sku.part.measures' | 'sku.part.stock' | 'sku.places' | 'sku.places-hint' | 'sku.reorder'
    | 'sku.save' | 'sku.serial-tracked' | 'sku.shelf-life' | 'sku.size' | 'sku.tab.details' | 'sku.tab.moves'
    | 'sku.tab.serials' | 'sku.tab.stock' | 'sku.unit' | 'sku.units' | 'sku.units-hint' | 'sku.unmeasured' | 'sku.views'
    | 'sku.weight' | 'sku.width' | 'sku.work' | 'skus.all-measured' | 'skus.find' | 'skus.none' | 'skus.none-reason'
    | 'skus.search' | 'state.available' | 'state.damaged' | 'state.quarantine' | 'state.returned' | 'stock.find'
    | 'stock.none' | 'stock.none-reason' | 'stock.search' | 'type.add' | 'type.any-condition' | 'type.condition'
    | 'type.lead' | 'type.mixing' | 'type.name' | 'type.pieces' | 'type.save' | 'type.volume' | 'type.weight'
    | 'undo.body' | 'undo.is-undo' | 'undo.is-undone' | 'undo.label' | 'undo.of-count' | 'undo.of-order'
    | 'undo.of-slotting' | 'unit.case' | 'unit.each' | 'unit.inner' | 'unit.pallet' | 'view.adjustments' | 'view.all'
    | 'view.archived' | 'view.quarantine' | 'view.undone' | 'view.unmeasured' | 'warehouse.tab.layout'
    | 'warehouse.tab.places' | 'warehouse.tab.rules' | 'warehouse.views' | 'word.age' | 'word.available' | 'word.days'
    | 'word.demand' | 'word.expires' | 'word.location' | 'word.lot' | 'word.moved-at' | 'word.no' | 'word.none'
    | 'word.on-hand' | 'word.pieces' | 'word.reserved' | 'word.saving' | 'word.serial' | 'word.state' | 'word.title'
    | 'word.warehouse' | 'word.yes' | 'zone.add',
    {}
  > & {
    'access.closed': { name: 'text' };
    'access.grant-question': { name: 'text' };
    'access.grant-text': { name: 'text' };
    'access.granted': { name: 'text' };
    'access.no-permission': { permission: 'text' };
    'access.open': { name: 'text' };
    'access.revoke-question': { name: 'text' };
    'access.revoke-text': { name: 'text' };
    'access.revoked': { name: 'text' };
    'access.since': { since: 'text' };
    'access.since-by': { by: 'text'; since: 'text' };
    'booked.adjust': { pieces: 'number'; sku: 'text' };
    'booked.move': { pieces: 'number'; sku: 'text' };
    'booked.pick': { pieces: 'number'; sku: 'text' };
    'booked.put-away': { pieces: 'number'; sku: 'text' };
    'booked.receive': { pieces: 'number'; sku: 'text' };
    'booking.pieces': { pieces: 'number' };
    'deadline.due': { at: 'text' };
    'deadline.expected': { at: 'text' };
    'demand.dead': { day: 'text' };
    'facts.holds': { pieces: 'number'; skus: 'number' };
    'facts.orders': { count: 'number' };
    'facts.put-aways': { count: 'number' };
    'facts.receipts': { count: 'number' };
    'facts.used': { places: 'number'; used: 'number' };
    'guest.none-reason': { name: 'text' };
    'guest.since': { since: 'text' };
    'layout.done': { added: 'number'; kept: 'number'; removed: 'number' };
    'layout.fault.long': { max: 'number' };
    'layout.fault.number': { max: 'text'; min: 'text' };
    'layout.fault.whole': { max: 'text'; min: 'text' };
    'layout.gone-consequence': { count: 'number' };
    'layout.gone-question': { count: 'number' };
    'layout.other': { count: 'number' };
    'layout.other-consequence': { count: 'number' };
    'levels.available': { pieces: 'text' };
    'levels.reserved': { pieces: 'text' };
    'levels.unusable': { pieces: 'text' };
    'list.count': { count: 'number' };
    'list.many': { count: 'number' };
    'measure.in': { measure: 'text'; unit: 'text' };
    'moves.name': { kind: 'text'; pieces: 'number'; sku: 'text' };
    'moves.route': { from: 'text'; to: 'text' };
    'moves.side': { location: 'text'; state: 'text' };
    'place.edit-title': { code: 'text' };
    'place.needs': { permission: 'text' };
    'place.not-changed': { code: 'text' };
    'place.remove-title': { code: 'text' };
    'place.saved': { code: 'text' };
    'places.none-needs': { permission: 'text' };
    'plan.summary': { aisles: 'number'; depth: 'text'; first: 'text'; last: 'text'; places: 'number'; width: 'text' };
    'proof.at': { when: 'text' };
    'proposal.others': { count: 'number' };
    'proposals.refused': { places: 'number'; rule: 'text' };
    'proposals.unfit': { location: 'text'; rule: 'text' };
    'rows.fault': { row: 'number'; text: 'text' };
    'rows.fault-in': { field: 'text'; row: 'number'; text: 'text' };
    'rows.remove': { list: 'text'; row: 'number' };
    'rules.edit': { name: 'text' };
    'rules.in-use': { places: 'number' };
    'rules.not-removed': { name: 'text' };
    'rules.remove': { name: 'text' };
    'rules.removed': { name: 'text' };
    'rules.zone-question': { name: 'text' };
    'sku.added': { code: 'text' };
    'sku.barcode-of': { code: 'text'; unit: 'text' };
    'sku.days': { days: 'number' };
    'sku.edit-title': { code: 'text' };
    'sku.fault.unit-row': { row: 'number' };
    'sku.place-of': { code: 'text'; warehouse: 'text' };
    'sku.saved': { code: 'text' };
    'sku.unit-factor': { pieces: 'number'; unit: 'text' };
    'stock.free': { free: 'number' };
    'stock.lot': { lot: 'text'; name: 'text' };
    'stock.name': { location: 'text'; sku: 'text' };
    'type.at-most-pieces': { pieces: 'number' };
    'type.edit-title': { name: 'text' };
    'type.places': { places: 'number' };
    'undo.done': { pieces: 'number'; sku: 'text' };
    'undo.failed': { sku: 'text' };
    'undo.needs': { permission: 'text' };
    'undo.title': { name: 'text' };
  }
>;
export default catalogue;
