import { none, type Passkey, type PasskeyRequest } from '@slotwise/contract';
import { PASSKEYS_MAX } from '@slotwise/contract/constants';
import { asSystem } from '../../platform/db/transaction';
import { refuse } from '../../platform/errors';
import { hashSecret, newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { proveOneself, requireSession, revokeSessions } from '../auth';
import { line } from '../fields';
import { personById } from '../users';
import { endOfChallenge, newChallenge } from './challenge';
import { passkeyMail } from './mails';
import { placeHere, placeOf } from './place';
import { credentialIdsOf, deletePasskey, insertPasskey, lockOwner, passkeysOf, takeChallenge } from './queries';
import { challengeOf, verifyAttestation } from './verify';

/** An address that is not shown to be theirs may be somebody else's, who would find a stranger's key to it. */
const refuseUnconfirmed = (isConfirmed: boolean) => {
  if (!isConfirmed) throw refuse('address_unconfirmed');
};

export const listPasskeys = ({ actor, read, services }: Ctx<'GET /me/passkeys'>) =>
  read(async (trx): Promise<{ passkeys: Passkey[]; place: string | null }> => ({
    passkeys: await passkeysOf(trx, actor.userId),
    place: placeOf(services.config.publicUrl)?.origin ?? null,
  }));

export async function requestPasskey(ctx: Ctx<'POST /me/passkeys/request'>) {
  const { actor, now, tx, services } = ctx;
  const { rpId } = placeHere(services);
  const account = await proveOneself(ctx);
  refuseUnconfirmed(account.confirmedAt !== null);
  return tx(async (trx) => {
    const person = await personById(trx, actor.userId);
    if (!person) throw refuse('not_found');
    const known = await credentialIdsOf(trx, actor.userId);
    if (known.length >= PASSKEYS_MAX) throw refuse('limit_reached');
    const answer: PasskeyRequest = {
      challenge: newChallenge(services.tokens, `add ${actor.userId}`, now),
      rpId,
      userHandle: Buffer.from(actor.userId).toString('base64url'),
      userName: account.email,
      displayName: `${person.me.firstName} ${person.me.lastName}`,
      known,
    };
    return { answer, audit: none('nothing is changed yet') };
  });
}

/** People who answer the challenge have shown minutes before that it is them: none is asked for without it. */
export async function addPasskey({ actor, body, now, tx, log, services }: Ctx<'POST /me/passkeys'>) {
  const place = placeHere(services);
  const label = line('name', body.name);
  const challenge = challengeOf(body.attestation);
  const expiresAt = endOfChallenge(services.tokens, `add ${actor.userId}`, challenge, now);
  if (!expiresAt) throw refuse('invalid_passkey');
  const isOurs = (said: string) => said === challenge;
  const made = await verifyAttestation(body.attestation, { place, isOurs }, (fault) =>
    log.info(fault, 'a new passkey was refused'),
  );
  return tx(async (trx) => {
    await requireSession(trx, actor);
    await lockOwner(trx, actor.userId);
    // Nobody sees what was answered.
    const isFirst = await asSystem(trx, () => takeChallenge(trx, hashSecret(challenge), expiresAt));
    if (!isFirst) throw refuse('invalid_passkey');
    const person = await personById(trx, actor.userId);
    refuseUnconfirmed(person?.me.emailConfirmed === true);
    if ((await credentialIdsOf(trx, actor.userId)).length >= PASSKEYS_MAX) throw refuse('limit_reached');
    const { transports } = body.attestation;
    const passkey = await insertPasskey(trx, {
      ...made,
      id: newId(),
      userId: actor.userId,
      name: label,
      transports,
      now,
    });
    if (!passkey) throw refuse('invalid_passkey');
    return {
      answer: { passkey },
      audit: { action: 'passkey.added', subjectId: actor.userId, details: { name: label } },
      mails: person ? [passkeyMail('added', label, person.me.email, services.config.publicUrl)] : [],
    };
  });
}

/** Ends what it opened as well, but for the session in which it is removed: whoever had it would else stay. */
export const removePasskey = ({ actor, body, now, tx, services }: Ctx<'DELETE /me/passkeys'>) =>
  tx(async (trx) => {
    const { userId, sessionId } = actor;
    // First the passkey: who is signing in by it at this moment is waited for, and ended below.
    const removed = await deletePasskey(trx, userId, body.passkey_id);
    if (removed === undefined) throw refuse('not_found');
    const ended = await revokeSessions(trx, { userId, passkeyId: body.passkey_id, except: sessionId, now });
    const person = await personById(trx, userId);
    return {
      answer: { message: 'The passkey was removed.' },
      audit: [
        { action: 'passkey.removed', subjectId: userId, details: { name: removed } },
        ...(ended.length > 0 ? [{ action: 'session.ended', details: { sessions: ended } } as const] : []),
      ],
      mails: person ? [passkeyMail('removed', removed, person.me.email, services.config.publicUrl)] : [],
      after: () => services.sessions.revoked(ended),
    };
  });
