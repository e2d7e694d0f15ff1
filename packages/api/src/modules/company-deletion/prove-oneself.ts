import { none } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { checkOwnPassword } from '../auth';
import { checkCode } from '../two-factor';

type Refusal = 'second_factor_required' | 'second_factor_wrong' | 'rate_limited' | null;

/**
 * Has somebody who is signed in show that it is them: by their password, and by their second factor if they have one.
 * @throws invalid_credentials, second_factor_required, second_factor_wrong
 */
export async function proveOneself(ctx: Ctx<'POST /mycompany/deletion'>): Promise<void> {
  const { actor, body, now, system } = ctx;
  await checkOwnPassword(ctx, body.current_password);
  const { userId: subjectId, companyId, wmsId } = actor;
  const by = { userId: subjectId, companyId, wmsId };
  const refusal = await system(async (trx): Promise<Outcome<Refusal>> => {
    const checked = await checkCode(trx, subjectId, body.code, now);
    // What is wrong is counted, and kept: the refusal comes after the commit.
    switch (checked.kind) {
      case 'missing':
        return { answer: 'second_factor_required', audit: none('the code is asked for') };
      case 'paused':
        return { answer: 'rate_limited', audit: none('no code is looked at') };
      case 'wrong':
        return {
          answer: 'second_factor_wrong',
          audit: { action: 'factor.refused', subjectId, details: {}, actor: by },
        };
      case 'recovered': {
        const { left } = checked;
        return {
          answer: null,
          audit: { action: 'factor.recovery_code_used', subjectId, details: { left }, actor: by },
        };
      }
      default:
        return { answer: null, audit: none('what it was needed for has an entry') };
    }
  });
  if (refusal) throw refuse(refusal);
}
