import type { FieldFault } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { reasonOf } from '@slotwise/contract/field-faults';
import { sayFieldFault } from '@slotwise/contract/say-field-fault';
import { languageOfRequest } from '../../platform/current-request';
import type { Slice } from '../../platform/db/keyset';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { exportedRows, PAGE, type ExportedRow } from './export-queries';
import { KINDS } from './kinds';
import { foldedName, UNITS, type Column } from './kinds/columns';
import type { Kind } from './kinds/kind';
import { listedOf, type Keys } from './listed-queries';
import { refusalSlice } from './progress-queries';
import { hasWarehouse } from './queries';
import { importOf } from './unfinished';
import { MEDIA_TYPES, writeTable, type TableRow } from './writing/write-table';

/** Columns that a file of refused rows has beside its own. */
const REFUSAL_COLUMNS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Slotwise row', 'Slotwise errors'],
  de: ['Slotwise-Zeile', 'Slotwise-Fehler'],
};
/** Those of every language: a corrected file may come back from somebody else. */
export const ADDED_COLUMNS: readonly string[] = Object.values(REFUSAL_COLUMNS).flat();
/** The routes' answers are the files: the handlers' own values are not sent. */
const SENT = '';

/** A measure says its unit, so that nobody has to guess it. */
const titleOf = ({ name, holds }: Column): string =>
  holds.type === 'measure' ? `${name} (${Object.keys(UNITS[holds.unit])[0] ?? ''})` : name;

async function* none(): AsyncGenerator<TableRow> {
  // A template has no rows.
}

export function template({ query: { kind, format }, file }: Ctx<'GET /imports/template'>): Promise<string> {
  file({
    name: `${kind}-template.${format}`,
    type: MEDIA_TYPES[format],
    chunks: writeTable(format, { header: KINDS[kind].columns.map(titleOf), rows: none() }),
  });
  return Promise.resolve(SENT);
}

/** Columns that a request leaves out of its file. @throws ApiFault `validation_failed` for one that it does not have or needs */
export function without<C>(
  columns: readonly C[],
  left: string | undefined,
  isLeft: (column: C, name: string) => boolean,
): readonly C[] {
  const names = left?.split(',') ?? [];
  const isKnown = (name: string) => columns.some((column) => isLeft(column, name));
  if (!names.every(isKnown)) throw badField('without', 'not_an_option');
  return columns.filter((column) => !names.some((name) => isLeft(column, name)));
}

/** Of a kind all or what its list shows, read in pages: changes in the meantime may or may not be in it. */
export async function exportKind(ctx: Ctx<'GET /export'>): Promise<string> {
  const { actor, query, read, file } = ctx;
  const { id: companyId } = tenantOf(actor);
  const { kind, format } = query;
  // Without a column that is required, it could not be imported again.
  const columns = without(
    KINDS[kind].columns,
    query.without,
    (column, name) => column.name === name && !column.required,
  );
  const warehouseId = await chosenWarehouse(KINDS[kind], query.warehouse_id, (id) =>
    read((trx) => hasWarehouse(trx, companyId, id)),
  );
  const listed = listedOf(ctx, companyId, warehouseId);
  async function* rows(): AsyncGenerator<TableRow> {
    let range: Slice | null = { limit: PAGE };
    while (range) {
      const wanted: Slice = range;
      const { rows: records, end } = await read((trx) => listed(trx, wanted));
      for await (const { values } of rowsOf(records)) yield columns.map(({ name }) => values[name] ?? null);
      range = end && { limit: PAGE, after: end };
    }
  }
  async function* rowsOf(records: readonly Keys[]): AsyncGenerator<ExportedRow> {
    let [left, line] = [records, 0];
    while (left.length > 0) {
      const [those, after] = [left, line];
      const page = await read((trx) => exportedRows(trx, companyId, kind, those, after));
      yield* page;
      const last = page.at(-1);
      // Records other than orders have one row each.
      if (!last || last.line === null || page.length < PAGE) return;
      [left, line] = [left.slice(last.turn - 1), last.line];
    }
  }
  const header = columns.map(titleOf);
  file({ name: `${kind}.${format}`, type: MEDIA_TYPES[format], chunks: writeTable(format, { header, rows: rows() }) });
  return SENT;
}

async function chosenWarehouse(
  { warehouse }: Kind,
  id: string | undefined,
  has: (id: string) => Promise<boolean>,
): Promise<string | null> {
  if (!warehouse) return null;
  if (id === undefined) throw badField('warehouse_id', 'required');
  if (!(await has(id))) throw refuse('not_found');
  return id;
}

/** The rows that were refused, as they stood in the file, with two columns more that a later import ignores. */
export async function refusalsFile({ actor, query, read, file }: Ctx<'GET /import/refusals/file'>): Promise<string> {
  const { id: companyId } = tenantOf(actor);
  const { format } = query;
  const language = languageOfRequest();
  const {
    id,
    header,
    layout,
    mapping,
    file_name: fileName,
  } = await read((trx) => importOf(trx, companyId, query.import_id));
  // The file calls its columns by names of its own; ours stands beside one that is called otherwise.
  const nameOf = (field: string) => {
    const own = header[mapping.find(({ name }) => name === field)?.from ?? -1]?.trim() ?? '';
    if (own === '') return field;
    return foldedName(own) === foldedName(field) ? own : `${own} (${field})`;
  };
  const sayIn = ({ code, params = {}, reason }: FieldFault) => {
    if (code !== 'cell_below') return sayFieldFault(language, { code, params, reason });
    // It compares two columns, and names the other one as well.
    const compared = { other: nameOf(String(params['other'])) };
    return sayFieldFault(language, { code, params: compared, reason: reasonOf(code, compared) });
  };
  async function* rows(): AsyncGenerator<TableRow> {
    let after: { row: string | null } | undefined;
    for (;;) {
      const page = await read((trx) => refusalSlice(trx, id, { limit: 200, after }));
      for (const { row, cells, faults } of page.rows) {
        const errors = faults.map((fault) => `${nameOf(fault.field)}: ${sayIn(fault)}`).join('; ');
        yield [...header.map((_, index) => cells[index] ?? null), String(row), errors];
      }
      if (!page.end) return;
      after = page.end;
    }
  }
  file({
    name: `${fileName.replace(/\.\w+$/, '')}-refused.${format}`,
    type: MEDIA_TYPES[format],
    chunks: writeTable(format, {
      header: [...header, ...REFUSAL_COLUMNS[language]],
      rows: rows(),
      delimiter: layout?.delimiter ?? undefined,
    }),
  });
  return SENT;
}
