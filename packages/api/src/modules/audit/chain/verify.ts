import type { Trx } from '../../../platform/db/tables';
import type { Services } from '../../../platform/services';
import {
  bareSeals,
  become,
  chainedTenants,
  entriesAfter,
  lostEntries,
  overhangingSeals,
  sealedEntries,
  type SealedEntry,
} from '../chain-queries';
import type { AuditChainTable } from '../tables';
import { keysOfChains, readAsAuditor } from './auditor';
import { FORM, isSigned, isSignedNow, ROOT, sealOf, type ChainKeys } from './hash';

/** Rows that one reading transaction looks at. */
const BATCH = 300;
/** Findings that are named; of a table that was emptied there would be as many as it had rows. */
const NAMED = 1000;

/** Something in the audit that is not as it was written. */
export interface Finding {
  /** '': of no tenant. */
  tenantId: string;
  /** Null: of the chain itself. */
  entryId: string | null;
  fault: 'altered' | 'removed' | 'inserted' | 'seal-removed' | 'chain-altered' | 'chain-missing';
}

/** The result of a look: chains with their length and last hash, which can be kept elsewhere and compared later. */
export interface Verified {
  entries: number;
  heads: { tenantId: string; length: number; hash: string }[];
  /** Number of chains that the key before today's has signed. */
  signedBefore: number;
  findings: Finding[];
}

const chainOf = (trx: Trx, tenantId: string) =>
  trx.selectFrom('audit_chains').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();

/** A name that somebody gave an entry of form 1 is not in its hash: such an entry had none. */
const isAsWritten = (row: SealedEntry, before: Buffer, tenantId: string): boolean =>
  row.form >= 1 &&
  row.form <= FORM &&
  (row.form > 1 || row.actor_name === null) &&
  sealOf(before, tenantId, row.position, row, row.form).equals(row.hash);

/** Follows one chain from its checkpoint to its end. What is sealed or cut meanwhile disturbs nothing. */
async function followChain({ db }: Services, keys: ChainKeys, chain: AuditChainTable, found: (one: Finding) => void) {
  const { tenant_id: tenantId, length } = chain;
  const say = (fault: Finding['fault'], entryId: string | null = null) => found({ tenantId, entryId, fault });
  if (!isSigned(keys, chain)) say('chain-altered');
  let at = chain.cut_position;
  let hash = at === 0 ? ROOT : chain.cut_hash;
  let entries = 0;
  while (at < length) {
    const { rows, now } = await readAsAuditor(db, async (trx) => ({
      now: await chainOf(trx, tenantId),
      rows: await sealedEntries(trx, { tenantId, after: at, last: length, limit: BATCH }),
    }));
    // The oldest end was cut meanwhile: the checkpoint says on what the rest stands.
    if (now && now.cut_position > at && isSigned(keys, now)) {
      at = now.cut_position;
      hash = now.cut_hash;
      continue;
    }
    for (const row of rows) {
      if (row.position !== at + 1) say('seal-removed', null);
      else if (!row.found) say('removed', row.entry_id);
      else if (!isAsWritten(row, hash, tenantId)) say('altered', row.entry_id);
      // From here on the stored hash counts, so that one fault is named once.
      hash = row.hash;
      at = row.position;
      entries += 1;
    }
    if (rows.length < BATCH) break;
  }
  if (at < length) say('seal-removed');
  else if (length > chain.cut_position && !hash.equals(chain.hash) && at === length) say('chain-altered');
  return entries;
}

/** Entries that are neither in a chain nor waiting for it, so that nothing which the server does can have added them. */
async function findInserted({ db }: Services, found: (one: Finding) => void) {
  for (let after = ''; ;) {
    const from = after;
    const rows = await readAsAuditor(db, (trx) => entriesAfter(trx, from, BATCH));
    for (const row of rows) if (!row.known) found({ tenantId: row.tenant_id, entryId: row.id, fault: 'inserted' });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Entries that were removed before they were sealed, and seals that stand in no chain. */
const findLost = ({ db }: Services) =>
  readAsAuditor(db, async (trx): Promise<Finding[]> => {
    const rows = await lostEntries(trx, NAMED);
    const bare = await bareSeals(trx, NAMED);
    const overhanging = await overhangingSeals(trx, NAMED);
    return [
      ...rows.map((row): Finding => ({ tenantId: row.tenant_id, entryId: row.entry_id, fault: 'removed' })),
      ...bare.map((row): Finding => ({ tenantId: row.tenant_id, entryId: null, fault: 'chain-missing' })),
      ...overhanging.map((row): Finding => ({ tenantId: row.tenant_id, entryId: null, fault: 'chain-altered' })),
    ];
  });

/** Tenants that have neither a chain nor entries which wait for one: even signing up is an entry. */
const findUnchained = ({ db }: Services) =>
  db.readSystem(async (trx): Promise<Finding[]> => {
    const rows = await trx.selectFrom('tenants').select('id').execute();
    await become(trx, 'slotwise_audit');
    const chained = await chainedTenants(trx);
    return rows
      .filter(({ id }) => !chained.has(id))
      .map(({ id }) => ({ tenantId: id, entryId: null, fault: 'chain-missing' }));
  });

/** Compares every entry of every tenant with the chains, while the server works. */
export async function verifyAudit(services: Services): Promise<Verified> {
  const keys = await services.use(keysOfChains)();
  const findings: Finding[] = [];
  const found = (one: Finding) => void (findings.length < NAMED && findings.push(one));
  const chains = await readAsAuditor(services.db, (trx) =>
    trx.selectFrom('audit_chains').selectAll().orderBy('tenant_id').execute(),
  );
  let entries = 0;
  for (const chain of chains) entries += await followChain(services, keys, chain, found);
  await findInserted(services, found);
  for (const one of [...(await findLost(services)), ...(await findUnchained(services))]) found(one);
  const heads = chains.map(({ tenant_id: tenantId, length, hash }) => ({
    tenantId,
    length,
    hash: hash.toString('hex'),
  }));
  const signedBefore = chains.filter((chain) => isSigned(keys, chain) && !isSignedNow(keys, chain)).length;
  return { entries, heads, signedBefore, findings };
}
