import { CommandRefused, type OperatorCommand } from '../../../platform/operator/command';
import type { Services } from '../../../platform/services';
import { changeAsAuditor, keysOfChains, readAsAuditor } from './auditor';
import { isSigned, isSignedNow } from './hash';
import { lockChain, writeChain } from './seal';

interface Resigned {
  signed: number;
  /** Chains that no key of the deployment has signed: signing them would make true what somebody wrote. */
  altered: string[];
}

/** Signs each chain with today's key that the one before has signed. What it says stays as it is, to the last hash. */
async function resignAll(services: Services): Promise<Resigned> {
  const keys = await services.use(keysOfChains)();
  const chains = await readAsAuditor(services.db, (trx) =>
    trx.selectFrom('audit_chains').selectAll().orderBy('tenant_id').execute(),
  );
  const altered = chains.filter((chain) => !isSigned(keys, chain)).map(({ tenant_id }) => tenant_id);
  let signed = 0;
  const left = chains.filter((chain) => isSigned(keys, chain) && !isSignedNow(keys, chain));
  for (const { tenant_id: tenantId } of left) {
    // One that another instance has at this moment is signed by it, or is the next one's.
    const done = await changeAsAuditor(services.db, async (trx) => {
      const chain = await lockChain(trx, keys, tenantId);
      if (!chain || isSignedNow(keys, chain)) return 0;
      await writeChain(trx, keys, chain);
      return 1;
    });
    signed += done;
  }
  return { signed, altered };
}

/** The last step of changing AUDIT_KEY: afterwards nobody needs the key before it. */
export const resign: OperatorCommand = {
  name: 'audit resign',
  takes: [],
  about: 'Signs the audit chains with AUDIT_KEY that AUDIT_KEY_BEFORE has signed, after the key was changed.',
  async run(services) {
    const { signed, altered } = await resignAll(services);
    const said = `${signed} chains were signed anew.`;
    if (altered.length === 0) return said;
    const lines = altered.map((id) => `tenant ${id || '(deployment)'}: no key of this deployment has signed the chain`);
    throw new CommandRefused([...lines, said].join('\n'));
  },
};
