import { none, type Tokens } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import { refuse } from '../../platform/errors';
import { hashSecret } from '../../platform/ids';
import { deviceCookie } from '../../platform/http/known-device';
import type { Ctx } from '../../platform/module';
import { accountById, actorOfAccount, bind, isSecure, openSession, tokensOf } from '../auth';
import { endOfChallenge, newChallenge } from './challenge';
import { nobodysKey } from './nobodys-key';
import { placeHere } from './place';
import { credentialBy, takeChallenge, usePasskey } from './queries';
import { challengeOf, verifyAssertion } from './verify';

export const challenge = async ({ now, services }: Ctx<'POST /login/passkey/challenge'>) => ({
  challenge: newChallenge(services.tokens, 'sign in', now),
  rpId: placeHere(services).rpId,
});

type Opened = { userId: string; sessionId: string; refreshToken: string } | null;

/**
 * Opens a session for whoever shows that they have a passkey, which its authenticator gives to nobody without their
 * finger, face or PIN. A passkey that is not known, is not right, or was copied gets one identical answer.
 */
export async function signIn(ctx: Ctx<'POST /login/passkey'>): Promise<Tokens> {
  const { body, now, header, system, log, services } = ctx;
  const { assertion } = body;
  const place = placeHere(services);
  const asked = challengeOf(assertion);
  const expiresAt = endOfChallenge(services.tokens, 'sign in', asked, now);
  if (!expiresAt) throw refuse('invalid_passkey');
  const known = await services.db.readSystem((trx) => credentialBy(trx, assertion.id));
  const isOurs = (said: string) => said === asked;
  // As much work for one that nobody has: how long a refusal takes would tell which are somebody's.
  const publicKey = known?.publicKey ?? nobodysKey();
  const counter = await verifyAssertion(assertion, publicKey, { place, isOurs }, (fault) =>
    log.info(fault, 'a passkey was refused'),
  );
  if (!known) throw refuse('invalid_passkey');
  const account = await services.db.readSystem((trx) => accountById(trx, known.userId));
  if (!account) throw refuse('invalid_passkey');
  const binding = bind(ctx);
  const session = await system(async (trx): Promise<Outcome<Opened>> => {
    const isFirst = await takeChallenge(trx, hashSecret(asked), expiresAt);
    if (!isFirst || !(await usePasskey(trx, known.id, counter, now)))
      return { answer: null, audit: none('nothing is opened') };
    const actor = actorOfAccount(account);
    const userAgent = header('user-agent') ?? '';
    const opened = await openSession(trx, {
      userId: account.id,
      userAgent,
      bindingHash: binding.hash,
      passkeyId: known.id,
      now,
    });
    return {
      answer: opened,
      audit: [
        { action: 'passkey.used', subjectId: account.id, details: { name: known.name }, actor },
        { action: 'session.opened', subjectId: opened.sessionId, after: { userAgent: opened.userAgent }, actor },
      ],
    };
  });
  if (!session) throw refuse('invalid_passkey');
  binding.send();
  // Passkeys are for accounts with a confirmed address only: this browser is its owner's.
  if (binding.hash !== null) {
    const owner = { accountId: account.id, address: account.email };
    ctx.setHeader('set-cookie', deviceCookie(services.tokens, owner, isSecure(ctx)));
  }
  return tokensOf(services, session);
}
