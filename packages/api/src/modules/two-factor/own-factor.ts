import type { TwoFactor } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { checkOwnPassword, proveOneself, requireSession, revokeSessions } from '../auth';
import { personById } from '../users';
import { newRecoveryCodes, newTotpSecret, stepOf, totpUri } from './codes';
import { twoFactorMail } from './mails';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  demands,
  factorOf,
  insertFactor,
  lockFactor,
  replaceRecoveryCodes,
  takeStep,
} from './queries';

type Own = Pick<Ctx<'GET /me/two-factor'>, 'actor'>['actor'];

const isDemanded = (trx: Trx, { companyId, wmsId }: Own) => {
  const tenantId = companyId ?? wmsId;
  return tenantId === null ? Promise.resolve(false) : demands(trx, tenantId);
};

export function readTwoFactor({ actor, read }: Ctx<'GET /me/two-factor'>): Promise<{ twoFactor: TwoFactor }> {
  return read(async (trx) => {
    const factor = await factorOf(trx, actor.userId);
    const since = factor?.confirmedAt?.toISOString() ?? null;
    const recoveryCodes = since === null ? 0 : await countRecoveryCodes(trx, actor.userId);
    return { twoFactor: { since, recoveryCodes, demanded: await isDemanded(trx, actor) } };
  });
}

/** The secret replaces one that was never confirmed. */
export async function beginTwoFactor(ctx: Ctx<'POST /me/two-factor'>) {
  const { actor, body, now, tx } = ctx;
  await checkOwnPassword(ctx, body.current_password);
  const secret = newTotpSecret();
  return tx(async (trx) => {
    const before = await lockFactor(trx, actor.userId);
    if (before?.confirmedAt) throw refuse('second_factor_on');
    await insertFactor(trx, { userId: actor.userId, secret, now });
    const person = await personById(trx, actor.userId);
    return {
      answer: { secret, uri: totpUri(secret, person?.me.email ?? '') },
      audit: { action: 'factor.begun', subjectId: actor.userId, details: {} },
    };
  });
}

export function confirmTwoFactor({ actor, body, now, tx, services }: Ctx<'POST /me/two-factor/confirm'>) {
  const { codes, hashes } = newRecoveryCodes();
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const factor = await lockFactor(trx, actor.userId);
    if (!factor) throw refuse('conflict');
    if (factor.confirmedAt) throw refuse('second_factor_on');
    const step = stepOf(body.code, factor.secret, factor.lastStep, now);
    if (step === null) throw refuse('second_factor_wrong');
    await confirmFactor(trx, actor.userId, now);
    await takeStep(trx, actor.userId, step);
    await replaceRecoveryCodes(trx, actor.userId, hashes);
    // People who got in without it are out, and cannot come back.
    const ended = await revokeSessions(trx, { userId: actor.userId, except: actor.sessionId, now });
    const person = await personById(trx, actor.userId);
    return {
      answer: { recoveryCodes: codes },
      audit: [
        { action: 'factor.enabled', subjectId: actor.userId, details: {} },
        ...(ended.length > 0 ? [{ action: 'session.ended', details: { sessions: ended } } as const] : []),
      ],
      mails: person ? [twoFactorMail('enabled', person.me.email, services.config.publicUrl)] : [],
      after: () => {
        services.sessions.changed([actor.userId]);
        services.sessions.revoked(ended);
      },
    };
  });
}

export async function renewRecoveryCodes(ctx: Ctx<'POST /me/two-factor/recovery-codes'>) {
  const { actor, tx, services } = ctx;
  const { email } = await proveOneself(ctx);
  const { codes, hashes } = newRecoveryCodes();
  return tx(async (trx) => {
    await requireSession(trx, actor);
    const factor = await lockFactor(trx, actor.userId);
    if (!factor?.confirmedAt) throw refuse('conflict');
    await replaceRecoveryCodes(trx, actor.userId, hashes);
    return {
      answer: { recoveryCodes: codes },
      audit: { action: 'factor.recovery_codes_made', subjectId: actor.userId, details: {} },
      mails: [twoFactorMail('renewed', email, services.config.publicUrl)],
    };
  });
}

export async function endTwoFactor(ctx: Ctx<'DELETE /me/two-factor'>) {
  const { actor, tx, services } = ctx;
  const { email } = await proveOneself(ctx);
  return tx(async (trx) => {
    await requireSession(trx, actor);
    if (await isDemanded(trx, actor)) throw refuse('second_factor_demanded');
    if (!(await deleteFactor(trx, actor.userId))) throw refuse('conflict');
    return {
      answer: { message: 'No second factor is asked for any more.' },
      audit: { action: 'factor.disabled', subjectId: actor.userId, details: {} },
      mails: [twoFactorMail('disabled', email, services.config.publicUrl)],
    };
  });
}
