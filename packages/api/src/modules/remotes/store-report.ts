import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { insertReport } from './queries';
import { readRegistry } from './registry';

const CONTROL = /[\p{Cc}\s]+/gu;
const plain = (text: string) => text.replace(CONTROL, ' ').trim();

/** How a remote loaded or failed in a browser. Metrics count only remotes that exist: anyone may report anything. */
export async function storeReport({ body, system, services }: Ctx<'POST /remotes/reports'>) {
  const { remotes } = await readRegistry(services);
  const known = remotes.find((remote) => remote.id === body.remote);
  services.metrics.remoteReports.inc({
    remote: known?.id ?? 'unknown',
    version: known?.version === body.version ? body.version : 'other',
    kind: body.kind,
  });
  return system(async (trx) => {
    await insertReport(trx, {
      id: newId(),
      remote: plain(body.remote),
      version: plain(body.version),
      kind: body.kind,
      ms: body.ms,
      message: body.message === undefined ? null : plain(body.message),
    });
    return { message: 'Reported' };
  });
}
