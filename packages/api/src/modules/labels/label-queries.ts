import type { Label, LabelKind, Unit } from '@slotwise/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';

interface LabelRow {
  id: string;
  unit: Unit;
  pieces: number;
  code: string;
  name: string;
  barcode: string | null;
  lot: string | null;
  expires_on: string | null;
  nth: number | null;
  at: Date | null;
  user_id: string | null;
  user_name: string | null;
}

const firstBarcode = (sku: string, unit: string) =>
  sql.raw(`(SELECT min(b.code COLLATE "C") FROM barcodes b WHERE b.sku_id = ${sku} AND b.unit = ${unit})`);

/** One row for each existing label of the records: their id, and the label's text. */
const SOURCES: Record<LabelKind, (companyId: string) => RawBuilder<unknown>> = {
  location: (companyId) => sql`
    SELECT l.id, 'each' AS unit, 1 AS pieces, l.code, w.name, NULL AS barcode, NULL AS lot, NULL AS expires_on
    FROM current_locations l JOIN warehouses w ON w.id = l.warehouse_id WHERE l.company_id = ${companyId}`,
  sku: (companyId) => sql`
    SELECT s.id, u.unit, u.factor AS pieces, s.code, s.name, ${firstBarcode('s.id', 'u.unit')} AS barcode,
      NULL AS lot, NULL AS expires_on
    FROM skus s CROSS JOIN LATERAL (
      SELECT 'each' AS unit, 1 AS factor UNION ALL SELECT p.unit, p.factor FROM sku_units p WHERE p.sku_id = s.id
    ) u WHERE s.company_id = ${companyId}`,
  lot: (companyId) => sql`
    SELECT t.id, 'each' AS unit, 1 AS pieces, s.code, s.name, ${firstBarcode('s.id', `'each'`)} AS barcode,
      t.code AS lot, t.expires_on::text AS expires_on
    FROM lots t JOIN skus s ON s.id = t.sku_id WHERE t.company_id = ${companyId}`,
};

const toLabel = (kind: LabelKind, row: LabelRow): Label => ({
  kind,
  id: row.id,
  unit: row.unit,
  pieces: row.pieces,
  code: row.code,
  name: row.name,
  barcode: row.barcode,
  lot: row.lot === null ? null : { code: row.lot, expiresOn: row.expires_on },
  printed:
    row.nth === null || row.at === null
      ? null
      : {
          at: row.at.toISOString(),
          by: row.user_id === null ? null : { id: row.user_id, name: row.user_name },
          times: row.nth,
        },
});

/** The existing labels of records, in the order of the ids and of the packs' contents. */
export async function labelsOf(trx: Trx, companyId: string, kind: LabelKind, ids: readonly string[]): Promise<Label[]> {
  const { rows } = await sql<LabelRow>`
    SELECT x.*, d.nth, p.at, p.user_id, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS user_name
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted(id, turn)
    JOIN (${SOURCES[kind](companyId)}) x ON x.id = wanted.id
    LEFT JOIN LATERAL (
      SELECT l.nth, l.print_id FROM printed_labels l
      WHERE l.company_id = ${companyId} AND l.kind = ${kind} AND l.record_id = x.id AND l.unit = x.unit
      ORDER BY l.nth DESC LIMIT 1
    ) d ON true
    LEFT JOIN label_prints p ON p.id = d.print_id
    LEFT JOIN users u ON u.id = p.user_id
    ORDER BY wanted.turn, x.pieces`.execute(trx);
  return rows.map((row) => toLabel(kind, row));
}

export interface LabelKey {
  id: string;
  unit: Unit;
}

/** Number of these labels. */
export async function countLabels(trx: Trx, companyId: string, kind: LabelKind, labels: readonly LabelKey[]) {
  const { rows } = await sql<{ known: number }>`
    SELECT count(*)::int AS known FROM ${unnested(labels)}
    JOIN (${SOURCES[kind](companyId)}) x ON x.id = wanted.id AND x.unit = wanted.unit`.execute(trx);
  return rows[0]?.known ?? 0;
}

/**
 * Notes each label as printed once more.
 * @returns how many of them had been printed before
 * @throws a violation of `printed_labels_nth` if somebody else is printing one of them
 */
export async function insertPrinted(
  trx: Trx,
  { companyId, kind, printId }: { companyId: string; kind: LabelKind; printId: string },
  labels: readonly LabelKey[],
): Promise<number> {
  const { rows } = await sql<{ again: number }>`
    WITH printed AS (
      INSERT INTO printed_labels (company_id, kind, record_id, unit, nth, print_id)
      SELECT ${companyId}, ${kind}, wanted.id, wanted.unit, 1 + coalesce((
        SELECT max(l.nth) FROM printed_labels l
        WHERE l.company_id = ${companyId} AND l.kind = ${kind} AND l.record_id = wanted.id AND l.unit = wanted.unit
      ), 0), ${printId}
      FROM ${unnested(labels)}
      RETURNING nth
    )
    SELECT count(*) FILTER (WHERE nth > 1)::int AS again FROM printed`.execute(trx);
  return rows[0]?.again ?? 0;
}

const unnested = (labels: readonly LabelKey[]) =>
  sql`unnest(${labels.map(({ id }) => id)}::text[], ${labels.map(({ unit }) => unit)}::text[]) AS wanted(id, unit)`;
