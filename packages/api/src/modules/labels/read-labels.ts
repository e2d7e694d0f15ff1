import { readLongPage } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { labelsOf } from './label-queries';
import { countPrints, printList, printSlice } from './print-queries';

export async function readLabels({ actor, body, read }: Ctx<'POST /labels/read'>) {
  const { id } = tenantOf(actor);
  const ids = [...new Set(body.ids.flatMap((one) => idOf(one) ?? []))];
  return { labels: await read((trx) => labelsOf(trx, id, body.kind, ids)) };
}

export function listPrints({ actor, query, read, services }: Ctx<'GET /labels/prints'>) {
  const { id } = tenantOf(actor);
  const { kind } = query;
  return read((trx) =>
    readLongPage(services.tokens, { keyset: printList, owner: id, filter: { kind } }, query, {
      some: (range) => printSlice(trx, id, kind, range),
      count: () => countPrints(trx, id, kind),
    }),
  );
}
