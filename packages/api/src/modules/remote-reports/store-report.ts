import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { insertReport, isKnown } from './queries';

const CONTROL = /[\p{Cc}\s]+/gu;
const plain = (text: string) => text.replace(CONTROL, ' ').trim();

/** How a remote loaded or failed in a browser. Metrics count only remotes that exist: anyone may report anything. */
export async function storeReport({ body, system, services }: Ctx<'POST /remotes/reports'>) {
  const known = await system(async (trx) => {
    await insertReport(trx, {
      id: newId(),
      remote: plain(body.remote),
      version: plain(body.version),
      kind: body.kind,
      ms: body.ms,
      message: body.message === undefined ? null : plain(body.message),
    });
    return isKnown(trx, body.remote, body.version);
  });
  services.metrics.remoteReports.inc({
    remote: known.remote ? body.remote : 'unknown',
    version: known.version ? body.version : 'other',
    kind: body.kind,
  });
  return { message: 'Reported' };
}
