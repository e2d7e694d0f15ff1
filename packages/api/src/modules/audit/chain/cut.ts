import type { Trx } from '../../../platform/db/tables';
import type { Services } from '../../../platform/services';
import type { Sweeper } from '../../../platform/sweepers';
import { oldestSeals } from '../chain-queries';
import { retentions } from '../retention-queries';
import { changeAsAuditor, keysOfChains, readAsAuditor } from './auditor';
import type { ChainKeys } from './hash';
import { lockChain, sealTenant, writeChain } from './seal';

/** Entries that one transaction removes. */
const BATCH = 50;
const DAY_MS = 24 * 3600_000;

/**
 * Removes the oldest sealed entries of a tenant, up to the first that is not older than `before`. The hash of the last one that
 * went stays as a signed checkpoint, on which the rest stands. @returns how many; 0 as well while another instance has the chain
 */
async function cutBatch(trx: Trx, keys: ChainKeys, tenantId: string, before: Date, now: Date): Promise<number> {
  const chain = await lockChain(trx, keys, tenantId);
  if (!chain) return 0;
  const rows = await oldestSeals(trx, { tenantId, after: chain.cut_position, before, limit: BATCH });
  // A gap is a finding, and cutting across it would take away the proof.
  const end = rows.findIndex(({ due, position }, index) => !due || position !== chain.cut_position + 1 + index);
  const gone = end < 0 ? rows : rows.slice(0, end);
  const last = gone.at(-1);
  if (!last) return 0;
  const ids = gone.map(({ entry_id }) => entry_id);
  await trx.deleteFrom('audit_log').where('id', 'in', ids).execute();
  await trx.deleteFrom('audit_seals').where('entry_id', 'in', ids).execute();
  await writeChain(trx, keys, { ...chain, cut_position: last.position, cut_hash: last.hash, cut_at: now });
  return gone.length;
}

/**
 * Cuts the oldest end of a tenant's chain.
 * @param before entries that are older go
 * @returns how many entries went
 */
export async function cutAudit(services: Services, tenantId: string, before: Date): Promise<number> {
  const keys = await services.use(keysOfChains)();
  let gone = 0;
  for (;;) {
    const now = services.clock.now();
    const went = await changeAsAuditor(services.db, (trx) => cutBatch(trx, keys, tenantId, before, now));
    gone += went;
    if (went < BATCH) return gone;
  }
}

/** Later than every entry. */
const EVER = new Date(Date.UTC(9999, 0));

/**
 * Takes away all that the audit has of a tenant which is going: its chain is a checkpoint from then on, signed as always.
 * @returns how many entries went
 */
export async function endAudit(services: Services, tenantId: string): Promise<number> {
  await sealTenant(services, tenantId);
  return cutAudit(services, tenantId, EVER);
}

const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** Cuts what is older than the deployment keeps, or the tenant itself, where either says how long. @returns how many entries went */
export async function cutOld(services: Services): Promise<number> {
  const { config, clock, db, log } = services;
  const now = clock.now();
  const ofAll = config.auditDays === undefined ? undefined : new Date(now.getTime() - config.auditDays * DAY_MS);
  const own = await db.readSystem((trx) => retentions(trx, now));
  if (!ofAll && own.size === 0) return 0;
  const chains = await readAsAuditor(db, (trx) =>
    trx.selectFrom('audit_chains').select('tenant_id').whereRef('length', '>', 'cut_position').execute(),
  );
  let gone = 0;
  for (const { tenant_id: tenantId } of chains) {
    const before = latest(ofAll, own.get(tenantId));
    if (!before) continue;
    try {
      gone += await cutAudit(services, tenantId, before);
    } catch (fault) {
      // The chains of the others go on.
      log.error({ err: fault, tenant: tenantId }, 'old entries of the audit could not be removed');
    }
  }
  return gone;
}

export const cutter: Sweeper = {
  name: 'old entries of the audit',
  everyMs: 3600_000,
  run: async ({ services }) => void (await cutOld(services)),
};
