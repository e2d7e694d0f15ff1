// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'chosen.none' | 'chosen.none-reason' | 'fault.no-barcode' | 'fault.too-wide' | 'field.copies' | 'field.layout'
    | 'field.medium' | 'field.resolution' | 'field.skipped' | 'field.skipped-hint' | 'field.symbology' | 'field.units'
    | 'kind.location' | 'kind.lot' | 'kind.sku' | 'log.again' | 'log.all-kinds' | 'log.at' | 'log.by' | 'log.copies'
    | 'log.filter-kind' | 'log.find' | 'log.kind' | 'log.labels' | 'log.lead' | 'log.none' | 'log.none-reason'
    | 'log.title' | 'log.to-lots' | 'log.to-places' | 'log.to-skus' | 'medium.sheet' | 'medium.zpl' | 'paper.a4'
    | 'paper.letter' | 'preview.label' | 'preview.none' | 'preview.printed' | 'preview.title' | 'print.cancel'
    | 'print.drawing' | 'print.failed' | 'print.file' | 'print.no-right' | 'print.none-possible' | 'print.nothing'
    | 'print.noting' | 'print.print' | 'print.title' | 'reading.title' | 'symbology-hint.code128'
    | 'symbology-hint.gs1_128' | 'symbology-hint.gs1_datamatrix' | 'symbology-hint.qr' | 'symbology.code128'
    | 'symbology.gs1_128' | 'symbology.gs1_datamatrix' | 'symbology.qr' | 'table.code' | 'table.content' | 'table.label'
    | 'table.state' | 'table.unit',
    {}
  > & {
    'chosen.gone': { count: 'number' };
    'face.expires': { day: 'text' };
    'face.lot': { lot: 'text' };
    'face.pack': { pieces: 'number'; unit: 'text' };
    'fault.check-digit': { barcode: 'text'; expected: 'text' };
    'fault.lot-not-gs1': { lot: 'text' };
    'fault.not-a-gtin': { barcode: 'text' };
    'fault.not-encodable': { text: 'text' };
    'field.again': { count: 'number' };
    'field.dpi': { dpi: 'text' };
    'layout.roll': { height: 'text'; width: 'text' };
    'layout.sheet': { count: 'text'; height: 'text'; name: 'text'; paper: 'text'; width: 'text' };
    'log.name': { at: 'text'; kind: 'text' };
    'print.done': { count: 'number' };
    'print.later': { later: 'number'; now: 'number' };
    'print.progress': { done: 'number'; total: 'number' };
    'print.summary': { labels: 'number'; sheets: 'number' };
    'print.summary-roll': { all: 'number'; labels: 'number' };
    'reading.records': { records: 'number' };
    'table.printed': { at: 'text'; by: 'text'; times: 'number' };
  }
>;
export default catalogue;
