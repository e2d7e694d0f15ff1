import type { Trx } from '../../platform/db/tables';
import { BatchSize } from '../../platform/db/batch-size';
import { MERGES, type Target } from '../imports';
import { asChecked } from './goods/rows';
import { sayForm } from '../warehouse-layout';
import { SAMPLE_FORM, sampleParts, type Part } from './sample-goods';
import { changeSample, madeOf, noteSkus, sampleChanged, toSample, type SampleRow } from './sample-queries';
import type { SampleRun } from './sample-run';

/** Rows that are added in one transaction, on a machine that is quick enough. */
const MOST_ROWS = 40;

/** Makes sample data, from where it was left. */
export async function fillSample(run: SampleRun, { prefix }: SampleRow): Promise<void> {
  await run.begin();
  const parts = sampleParts(prefix);
  const size = new BatchSize();
  for (const part of parts) {
    while (run.done < part.start + part.rows.length) {
      const at = run.done - part.start;
      const rows = part.rows.slice(at, at + Math.min(size.rows, MOST_ROWS));
      let begun = 0;
      await run.change(rows.length, (trx, sample) => {
        begun = run.services.clock.now().getTime();
        return addRows(trx, part, { at, rows }, targetOf(run, sample));
      });
      size.note(rows.length, run.services.clock.now().getTime() - begun);
    }
  }
  await run.end(async (trx, sample) => {
    const target = targetOf(run, sample);
    await MERGES.orders.finish?.(trx, target);
    await sayForm(trx, { ...target, warehouseId: sample.warehouse_id, form: SAMPLE_FORM });
    const made = await changeSample(trx, run.companyId, { status: 'made', done: sample.total });
    const details = await madeOf(trx, made);
    return {
      answer: undefined,
      audit: { action: 'sample.made', subjectId: made.warehouse_id, details, actor: run.actor },
      events: [sampleChanged(run.companyId, made.warehouse_id, toSample(made))],
    };
  });
}

const targetOf = (run: SampleRun, { id, warehouse_id: warehouseId }: SampleRow): Target => ({
  ...{ importId: id, companyId: run.companyId, warehouseId, userId: run.job.userId, mode: 'add' },
  changes: 0,
  now: run.services.clock.now(),
});

/** Adds rows, as a file of them would. One that would change something of the company's own is not let in. */
async function addRows(
  trx: Trx,
  { kind, rows: all }: Part,
  { at, rows }: { at: number; rows: Part['rows'] },
  target: Target,
): Promise<void> {
  const merge = MERGES[kind];
  if (at === 0) await merge.begin?.(trx, target);
  const { added, refused } = await merge.rows(trx, target, asChecked(rows, at + 1), true);
  if (added !== rows.length) {
    throw new Error(
      `Of ${rows.length} rows of sample ${kind} ${added} were new: ${JSON.stringify(refused.slice(0, 3))}`,
    );
  }
  if (kind === 'skus') {
    const codes = rows.map(({ sku }) => String(sku));
    await noteSkus(trx, target.companyId, codes);
  }
  // Orders are shown when all of them are there.
  if (kind !== 'orders' && at + rows.length === all.length) await merge.finish?.(trx, target);
}
