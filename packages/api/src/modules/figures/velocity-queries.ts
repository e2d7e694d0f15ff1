import type { Velocity } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { latestDay } from './asked-queries';
import { demandBySku } from './demand-queries';

/** Shares of the lines that the SKUs of the classes A and of A and B carry together. */
const BORDERS = { a: 0.8, b: 0.95 } as const;
const GROUPS = 20;

type Row = Velocity['classes'][number] & { group: number };

export async function velocity(trx: Trx, given: Asked): Promise<Velocity> {
  // A SKU belongs to the class in which its first line falls when all lines stand behind each other.
  const { rows } = await sql<Row>`
      WITH demand AS (${demandBySku(given)}),
      ranked AS (
        SELECT lines, pieces, ntile(${GROUPS}) OVER busiest AS tile, sum(lines) OVER () AS whole,
          sum(lines) OVER (busiest ROWS UNBOUNDED PRECEDING) - lines AS before
        FROM demand WINDOW busiest AS (ORDER BY lines DESC, sku_id)
      )
      SELECT CASE WHEN before < whole * ${BORDERS.a} THEN 'A' WHEN before < whole * ${BORDERS.b} THEN 'B' ELSE 'C' END AS class,
        tile AS "group", count(*) AS skus, sum(lines)::bigint AS lines, sum(pieces)::bigint AS pieces
      FROM ranked GROUP BY 1, 2 ORDER BY 2, 1`.execute(trx);
  const figures: Velocity = {
    ...sumOf(rows),
    classes: (['A', 'B', 'C'] as const)
      .map((name) => ({ class: name, ...sumOf(rows.filter((row) => row.class === name)) }))
      .filter(({ skus }) => skus > 0),
    groups: [...new Set(rows.map(({ group }) => group))].map((group) => {
      const { skus, lines } = sumOf(rows.filter((row) => row.group === group));
      return { skus, lines };
    }),
    latest: await latestDay(trx, given),
  };
  return figures;
}

const sumOf = (rows: readonly Row[]) =>
  rows.reduce(
    (sum, row) => ({ skus: sum.skus + row.skus, lines: sum.lines + row.lines, pieces: sum.pieces + row.pieces }),
    { skus: 0, lines: 0, pieces: 0 },
  );
