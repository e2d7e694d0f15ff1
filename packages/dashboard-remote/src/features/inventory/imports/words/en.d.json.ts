// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'cancel.back' | 'cancel.body' | 'cancel.confirm' | 'cancel.open' | 'change.added' | 'change.changed'
    | 'changes.change' | 'changes.differences' | 'changes.label' | 'changes.more' | 'changes.none' | 'changes.nothing'
    | 'column.aisle' | 'column.barcodes' | 'column.batch' | 'column.bay' | 'column.blocked' | 'column.condition'
    | 'column.customer' | 'column.date' | 'column.depth' | 'column.due' | 'column.expires_on' | 'column.family'
    | 'column.handling_code' | 'column.hazard_class' | 'column.height' | 'column.length' | 'column.level'
    | 'column.location' | 'column.lot' | 'column.lot_tracked' | 'column.max_stock' | 'column.min_stock' | 'column.name'
    | 'column.order' | 'column.pieces' | 'column.position' | 'column.purpose' | 'column.quantity' | 'column.reorder_at'
    | 'column.serial_tracked' | 'column.shelf_life_days' | 'column.sku' | 'column.state' | 'column.type'
    | 'column.weight' | 'column.width' | 'column.x' | 'column.y' | 'column.z' | 'column.zone' | 'columns.check'
    | 'columns.choose' | 'columns.mode' | 'columns.no-warehouse' | 'columns.remembered' | 'columns.to-warehouses'
    | 'columns.warehouse' | 'columns.warehouse-missing' | 'count.added' | 'count.changed' | 'count.refused'
    | 'count.same' | 'download.failed' | 'drop.choose' | 'drop.here' | 'drop.other' | 'ended.again' | 'ended.canceled'
    | 'ended.canceled-reason' | 'ended.correct' | 'ended.failed' | 'ended.show.locations' | 'ended.show.open_orders'
    | 'ended.show.orders' | 'ended.show.skus' | 'ended.show.stock' | 'ended.whole' | 'kind.locations'
    | 'kind.open_orders' | 'kind.orders' | 'kind.skus' | 'kind.stock' | 'layout.dates' | 'layout.dates.choose'
    | 'layout.dates.dmy' | 'layout.dates.mdy' | 'layout.decimal' | 'layout.decimal.choose' | 'layout.decimal.comma'
    | 'layout.decimal.point' | 'layout.delimiter' | 'layout.delimiter.bar' | 'layout.delimiter.comma'
    | 'layout.delimiter.semicolon' | 'layout.delimiter.tab' | 'layout.encoding' | 'layout.header'
    | 'layout.header-fault' | 'layout.no-header' | 'layout.sheet' | 'layout.title' | 'list.created' | 'list.file'
    | 'list.kind' | 'list.label' | 'list.none' | 'list.none-reason' | 'list.status' | 'mapping.blank' | 'mapping.hint'
    | 'mapping.left-out' | 'mapping.namesakes' | 'mapping.none' | 'mapping.taken' | 'mapping.title' | 'mode.add'
    | 'mode.add.hint' | 'mode.set' | 'mode.set.hint' | 'new.busy' | 'new.fault.empty' | 'new.fault.none' | 'new.file'
    | 'new.kind' | 'new.open' | 'new.submit' | 'new.title' | 'no-rows.heading' | 'no-rows.heading-advice'
    | 'no-rows.mapped' | 'no-rows.mapped-advice' | 'pack.case' | 'pack.inner' | 'pack.pallet' | 'page.imports'
    | 'page.title' | 'preview.before-advice' | 'preview.columns' | 'preview.cut-advice' | 'preview.refused-advice'
    | 'preview.refused-orders' | 'preview.same' | 'preview.same-advice' | 'read.again' | 'read.running' | 'refusals.csv'
    | 'refusals.download' | 'refusals.label' | 'refusals.none' | 'refusals.xlsx' | 'rows.label' | 'running.applying'
    | 'running.checking' | 'running.leave' | 'status.applying' | 'status.canceled' | 'status.checking' | 'status.done'
    | 'status.failed' | 'status.mapping' | 'status.ready' | 'status.uploading' | 'steps.columns' | 'steps.file'
    | 'steps.import' | 'steps.label' | 'steps.preview' | 'table.blank' | 'table.column' | 'table.fault' | 'table.row'
    | 'table.value' | 'template.csv' | 'template.lead' | 'template.xlsx' | 'upload.again' | 'upload.running'
    | 'what.locations' | 'what.open_orders' | 'what.orders' | 'what.skus' | 'what.stock',
    {}
  > & {
    'cancel.title': { file: 'text' };
    'column.of-pack': { column: 'text'; pack: 'text' };
    'columns.missing': { count: 'number'; names: 'text' };
    'drop.hint': { max: 'text' };
    'ended.done': { count: 'number' };
    'ended.refused': { count: 'number' };
    'ended.refused-orders': { count: 'number' };
    'layout.dates.unclear': { column: 'text'; text: 'text' };
    'layout.decimal.unclear': { column: 'text'; text: 'text' };
    'list.summary': { kind: 'text'; when: 'text' };
    'mapping.apart': { letter: 'text'; name: 'text' };
    'mapping.nameless': { column: 'number' };
    'mapping.needed': { column: 'text' };
    'mapping.of': { column: 'text' };
    'mapping.unit': { column: 'text' };
    'mapping.unknown-unit': { unit: 'text' };
    'new.fault.large': { max: 'text' };
    'page.description': { kind: 'text' };
    'preview.again': { count: 'number' };
    'preview.before': { at: 'text' };
    'preview.before-by': { at: 'text'; by: 'text' };
    'preview.cut': { count: 'number'; rows: 'text' };
    'preview.refused': { count: 'number' };
    'preview.rounded-advice': { examples: 'text' };
    'preview.rounded-down': { units: 'text' };
    'preview.rounded-nearest': { units: 'text' };
    'preview.run': { count: 'number' };
    'refusals.cell': { column: 'text'; row: 'number' };
    'refusals.column': { column: 'text'; title: 'text' };
    'refusals.row': { row: 'number' };
    'rows.changes': { count: 'number' };
    'rows.refusals': { count: 'number' };
    'running.progress': { done: 'number'; total: 'number' };
    'running.so-far': { done: 'number' };
    'upload.missing': { all: 'number'; file: 'text'; parts: 'number' };
    'upload.other': { size: 'text' };
    'upload.progress': { sent: 'text'; total: 'text' };
    'upload.same': { file: 'text'; size: 'text' };
  }
>;
export default catalogue;
