import { none } from '@slotwise/contract';
import { sourceOf } from '../../platform/http/request-limits';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { isKnown } from '../remote-versions';
import { readVisitor } from '../visitors';
import { insertReport, type Reporter } from './queries';

const CONTROL = /[\p{Cc}\s]+/gu;
const plain = (text: string) => text.replace(CONTROL, ' ').trim();

/** The reporter, as far as it can be proven: by the session, or by the cookie that our page left in the browser. */
function reporterOf({ actor, services, header, ip }: Ctx<'POST /remotes/reports'>): Reporter {
  const known = actor ? null : readVisitor(services, header('cookie'));
  const userId = actor?.userId ?? known?.userId ?? null;
  const visitor = userId === null ? (known?.key ?? null) : null;
  return { userId, visitor, source: visitor === null ? null : sourceOf(ip) };
}

/**
 * Stores how a remote loaded or failed in a browser. Anyone may report anything: metrics count only remotes that exist, and
 * canaries are judged by people, not by reports.
 */
export async function storeReport(ctx: Ctx<'POST /remotes/reports'>) {
  const { body, system, services } = ctx;
  const reporter = reporterOf(ctx);
  const known = await system(async (trx) => {
    await insertReport(trx, {
      id: newId(),
      remote: plain(body.remote),
      version: plain(body.version),
      kind: body.kind,
      ms: body.ms,
      message: body.message === undefined ? null : plain(body.message),
      ...reporter,
    });
    return { answer: await isKnown(trx, body.remote, body.version), audit: none('reports are measurements') };
  });
  services.metrics.remoteReports.inc({
    remote: known.remote ? body.remote : 'unknown',
    version: known.version ? body.version : 'other',
    kind: body.kind,
  });
  return { message: 'Reported' };
}
