import type { Density } from '@slotwise/contract';
import { GOLDEN_MM } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';
import { demandBySku } from './demand-queries';

interface AisleRow {
  aisle: number | null;
  places: number;
  lines: number;
  known: number;
  golden: number;
}

export async function density(trx: Trx, given: Asked): Promise<Density> {
  const { rows } = await sql<AisleRow>`
      WITH demand AS (${demandBySku(given)}),
      lying AS (
        SELECT s.sku_id, l.id, l.aisle, l.z_mm, d.lines::float8 / count(*) OVER (PARTITION BY s.sku_id) AS lines
        FROM (SELECT DISTINCT sku_id, location_id FROM stock WHERE state = 'available' AND ${inWarehouse(given, 'warehouse_id')}) AS s
        JOIN locations l ON l.id = s.location_id AND l.purpose = 'storage'
        JOIN demand d ON d.sku_id = s.sku_id
      )
      SELECT aisle, count(DISTINCT id) AS places, sum(lines) AS lines,
        coalesce(sum(lines) FILTER (WHERE z_mm IS NOT NULL), 0) AS known,
        coalesce(sum(lines) FILTER (WHERE z_mm BETWEEN ${GOLDEN_MM.from} AND ${GOLDEN_MM.to}), 0) AS golden
      FROM lying GROUP BY aisle ORDER BY aisle`.execute(trx);
  const sum = (valueOf: (row: AisleRow) => number) => rows.reduce((total, row) => total + valueOf(row), 0);
  const figures: Density = {
    aisles: rows.flatMap(({ aisle, places, lines }) => (aisle === null ? [] : [{ aisle, places, lines }])),
    golden: { lines: sum(({ golden }) => golden), known: sum(({ known }) => known) },
  };
  return figures;
}
