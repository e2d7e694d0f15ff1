import { setTimeout as wait } from 'node:timers/promises';
import { auditOfEach, none, type AuditEntry } from '@slotwise/contract';
import { RESET_TOKEN_TTL_MS } from '@slotwise/contract/constants';
import { hashSecret, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { email } from '../fields';
import { actorOfAccount } from './account';
import { accountsToReset, countPasswordResets, insertPasswordResets } from './queries';
import { passwordResetMail } from './mails';

const ANSWER = { message: 'If this address has an account, a link to choose a new password is on its way.' };

/** Nobody's mailbox is filled by others. The links stay good for longer, so this keeps nobody out. */
const MAILS = { most: 3, withinMs: 15 * 60_000 };

/** Answers leave at whole multiples of this: a known address takes a few milliseconds more, and that would tell. */
const STEP_MS = 100;

/** Answers the same, after the same time, for every address; only the owner of one is written to. */
export async function forgotPassword(ctx: Ctx<'POST /password/forgot'>) {
  const started = performance.now();
  const answer = await request(ctx);
  await wait(STEP_MS - ((performance.now() - started) % STEP_MS));
  return answer;
}

function request({ body, now, system, services }: Ctx<'POST /password/forgot'>) {
  const address = email('email', body.email);
  return system(async (trx) => {
    const accounts = await accountsToReset(trx, address);
    if (accounts.length === 0)
      return { answer: ANSWER, audit: none('nothing happens for an address without an account') };
    const sent = await countPasswordResets(trx, address, new Date(now.getTime() - MAILS.withinMs));
    if (sent >= MAILS.most) return { answer: ANSWER, audit: none('their mailbox holds links that are still good') };
    const links = accounts.map((account) => ({ ...account, token: newSecret() }));
    const expiresAt = new Date(now.getTime() + RESET_TOKEN_TTL_MS);
    const resets = links.map(({ id, token }) => ({ hash: hashSecret(token), userId: id }));
    await insertPasswordResets(trx, resets, { now, expiresAt });
    return {
      answer: ANSWER,
      audit: auditOfEach(
        accounts.map((account): AuditEntry => ({
          action: 'password.reset_requested',
          subjectId: account.id,
          details: {},
          // Anybody who knows the address may ask: the entry belongs to the tenant, and is nobody's act by name.
          actor: { ...actorOfAccount(account), userId: null },
        })),
        'where there is no account it has ended above',
      ),
      mails: [passwordResetMail(address, services.config.publicUrl, links)],
    };
  });
}
