import type { Trx } from '../../../platform/db/tables';
import { defineService, type Services } from '../../../platform/services';
import type { Sweeper } from '../../../platform/sweepers';
import { waitingEntries, waitingTenants } from '../chain-queries';
import type { AuditChainTable } from '../tables';
import { changeAsAuditor, keysOfChains, readAsAuditor } from './auditor';
import { FORM, isSigned, ROOT, sealOf, signatureOf, type ChainKeys } from './hash';

/** Entries that one transaction seals: it must end before anybody notices it. */
const BATCH = 15;
/** Batches of a tenant in one run of the sweeper, requests served between them. */
const ROUNDS = 15;
const TENANTS_A_ROUND = 200;

/** The chain, locked until the transaction ends; null while another one has it. A tenant's first call begins it. */
export async function lockChain(trx: Trx, keys: ChainKeys, tenantId: string): Promise<AuditChainTable | null> {
  const empty = { tenant_id: tenantId, length: 0, hash: ROOT, cut_position: 0, cut_hash: ROOT };
  await trx
    .insertInto('audit_chains')
    .values({ ...empty, sealed_at: null, cut_at: null, signature: signatureOf(keys.now, empty) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const chain = await trx
    .selectFrom('audit_chains')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!chain) return null;
  // Signing again what somebody else has changed would make it true.
  if (!isSigned(keys, chain)) throw new Error(`The audit chain of ${tenantId || 'the deployment'} was changed.`);
  return chain;
}

/** Writes down what the chain is now, with a signature over it. */
export async function writeChain(trx: Trx, keys: ChainKeys, chain: AuditChainTable): Promise<void> {
  await trx
    .updateTable('audit_chains')
    .set({ ...chain, signature: signatureOf(keys.now, chain) })
    .where('tenant_id', '=', chain.tenant_id)
    .execute();
}

/**
 * Chains the entries of one tenant that wait. They stand in the order in which they were seen committed: one with a lower id
 * that is committed later gets a later place. @returns how many; 0 as well while another instance does it
 */
async function sealBatch(trx: Trx, keys: ChainKeys, tenantId: string, now: Date): Promise<number> {
  const chain = await lockChain(trx, keys, tenantId);
  if (!chain) return 0;
  const rows = await waitingEntries(trx, tenantId, BATCH);
  if (rows.length === 0) return 0;
  let { hash, length } = chain;
  const seals = rows.map((entry) => {
    length += 1;
    hash = sealOf(hash, tenantId, length, entry);
    return { tenant_id: tenantId, position: length, entry_id: entry.id, form: FORM, hash };
  });
  await trx.insertInto('audit_seals').values(seals).execute();
  const sealed = rows.map(({ id }) => id);
  await trx.deleteFrom('audit_unsealed').where('entry_id', 'in', sealed).execute();
  await writeChain(trx, keys, { ...chain, length, hash, sealed_at: now });
  return rows.length;
}

/** Where this server's next round begins, so that no tenant waits for ever behind two hundred busy ones. */
const turns = defineService(() => ({ next: '' }));

/** Seals what waits, tenants in turns; what is left waits for the next round. @returns how many entries */
export async function sealWaiting(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const keys = await services.use(keysOfChains)();
  const turn = services.use(turns);
  const waiting = await readAsAuditor(db, (trx) => waitingTenants(trx, turn.next, TENANTS_A_ROUND + 1));
  turn.next = waiting[TENANTS_A_ROUND] ?? '';
  let sealed = 0;
  for (const tenantId of waiting.slice(0, TENANTS_A_ROUND)) {
    try {
      sealed += await changeAsAuditor(db, (trx) => sealBatch(trx, keys, tenantId, clock.now()));
    } catch (fault) {
      // The chains of the others go on.
      log.error({ err: fault, tenant: tenantId }, 'entries of the audit could not be sealed');
    }
  }
  return sealed;
}

/** Seals all that waits of one tenant. What another instance seals at this moment is sealed as well, or waits for the next call. */
export async function sealTenant(services: Services, tenantId: string): Promise<void> {
  const { db, clock } = services;
  const keys = await services.use(keysOfChains)();
  while ((await changeAsAuditor(db, (trx) => sealBatch(trx, keys, tenantId, clock.now()))) > 0) continue;
}

export const sealer: Sweeper = {
  name: 'seals of the audit',
  everyMs: 2000,
  run: async ({ services }) => {
    for (let round = 0; round < ROUNDS; round += 1) if ((await sealWaiting(services)) === 0) return;
  },
};
