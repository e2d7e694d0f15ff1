import { CommandRefused, type OperatorCommand } from '../../../platform/operator/command';
import { readAsAuditor } from './auditor';
import { resign } from './resign';
import { verifyAudit, type Finding } from './verify';

const SAID: Record<Finding['fault'], string> = {
  altered: 'was altered',
  removed: 'was removed',
  inserted: 'was inserted by somebody else than the server',
  'seal-removed': 'the chain has a gap: entries were removed with their seals',
  'chain-altered': 'what the chain says of itself was altered: its signature or its last hash is wrong',
  'chain-missing': 'the chain is missing',
};

const lineOf = ({ tenantId, entryId, fault }: Finding): string =>
  `tenant ${tenantId || '(deployment)'}: ${entryId === null ? '' : `entry ${entryId} `}${SAID[fault]}`;

const verify: OperatorCommand = {
  name: 'audit verify',
  takes: [],
  about: 'Compares every audit entry with the hash chain of its tenant.',
  async run(services) {
    const { entries, heads, signedBefore, findings } = await verifyAudit(services);
    const whole = `${entries} entries in ${heads.length} chains`;
    if (findings.length > 0) throw new CommandRefused([...findings.map(lineOf), `${whole} were looked at.`].join('\n'));
    const old = signedBefore > 0 ? ` ${signedBefore} are still signed by AUDIT_KEY_BEFORE: run audit resign.` : '';
    return `${whole} are as they were written.${old}`;
  },
};

const heads: OperatorCommand = {
  name: 'audit heads',
  takes: [],
  about: 'Prints tenant, length and last hash of each chain, to be kept where nobody who reaches the database does.',
  async run({ db }) {
    const chains = await readAsAuditor(db, (trx) =>
      trx.selectFrom('audit_chains').select(['tenant_id', 'length', 'hash']).orderBy('tenant_id').execute(),
    );
    return chains.map(({ tenant_id: id, length, hash }) => `${id || '-'} ${length} ${hash.toString('hex')}`).join('\n');
  },
};

/** A whole older state of the database is sound in itself: only what was kept elsewhere tells that the end is missing. */
const was: OperatorCommand = {
  name: 'audit was',
  takes: ['tenant', 'length', 'hash'],
  about: 'Says whether a chain still has a line that `audit heads` printed; what was cut since is not compared.',
  async run({ db }, [tenant = '', length = '', hash = '']) {
    const tenantId = tenant === '-' ? '' : tenant;
    const position = Number(length);
    if (!Number.isSafeInteger(position) || position < 0) throw new CommandRefused('The length is a number.');
    const { chain, seal } = await readAsAuditor(db, async (trx) => ({
      chain: await trx
        .selectFrom('audit_chains')
        .select(['cut_position', 'cut_hash'])
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst(),
      seal: await trx
        .selectFrom('audit_seals')
        .select('hash')
        .where('tenant_id', '=', tenantId)
        .where('position', '=', position)
        .executeTakeFirst(),
    }));
    if (!chain) throw new CommandRefused(`No chain of tenant ${tenant} is here.`);
    if (position < chain.cut_position) return 'That end of the chain was cut since.';
    const now = position === chain.cut_position ? chain.cut_hash : seal?.hash;
    if (now?.toString('hex') === hash) return 'The chain still has it.';
    throw new CommandRefused(`tenant ${tenant}: the chain has another hash at ${position}, or has become shorter.`);
  },
};

export const auditCommands: OperatorCommand[] = [verify, heads, was, resign];
