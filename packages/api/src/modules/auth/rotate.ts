import type { TenantKind } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';

export interface Rotation {
  sessionId: string;
  userId: string;
  kind: TenantKind;
  tenantId: string | null;
  /**
   * `rotated`: exchanged for its first child. `graced`: the same child is told again, within the grace.
   * `reissued`: its child was never used and is replaced. `reused`: two hold the token; the family is revoked.
   */
  outcome: 'rotated' | 'graced' | 'reissued' | 'reused';
  /** Number of the child that it is exchanged for. */
  nth: number;
}

interface Exchange {
  hash: string;
  childHash(nth: number): string;
  now: Date;
  graceMs: number;
  /** Hash of the cookie that came with the token; null: none. */
  bindingHash: string | null;
}

interface Family extends Omit<Rotation, 'outcome'> {
  usedAt: Date | null;
  replacedAt: Date | null;
  bindingHash: string | null;
}

/** Locks the token, so that of many at once one decides and the others see what it did. */
const lockToken = (trx: Trx, hash: string, now: Date): Promise<Family | undefined> =>
  trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'users.kind',
      'users.tenant_id as tenantId',
      'refresh_tokens.used_at as usedAt',
      'refresh_tokens.replaced_at as replacedAt',
      'refresh_tokens.reissued as nth',
      'sessions.binding_hash as bindingHash',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.active', '=', true)
    .forUpdate('refresh_tokens')
    .executeTakeFirst();

/** Gives up a child that nobody used. @returns false if somebody did. */
async function replaceChild(trx: Trx, childHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refresh_tokens')
    .set({ replaced_at: now })
    .where('hash', '=', childHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function exchange(trx: Trx, { hash, childHash, now }: Exchange, { sessionId, nth }: Family): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: now, reissued: nth }).where('hash', '=', hash).execute();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: childHash(nth), session_id: sessionId, created_at: now, used_at: null })
    .execute();
  await trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/**
 * Exchanges a refresh token for a child. Its parent stays good until that child is used, because an answer can be lost:
 * within the grace the same child is told again, after it a new one takes the child's place. A token whose child was
 * used, or that was replaced, is held by two: the family is revoked.
 * @returns undefined for unknown tokens, for sessions that are over, and without the cookie that the session began with.
 */
export async function rotate(trx: Trx, wanted: Exchange): Promise<Rotation | undefined> {
  const { hash, childHash, now, graceMs } = wanted;
  const family = await lockToken(trx, hash, now);
  if (!family) return undefined;
  const { usedAt, replacedAt, bindingHash, nth, ...session } = family;
  // A thief with the token alone learns nothing and ends nothing: its owner goes on.
  if (bindingHash !== null && bindingHash !== wanted.bindingHash) return undefined;
  if (!replacedAt) {
    if (!usedAt) {
      await exchange(trx, wanted, family);
      return { ...session, outcome: 'rotated', nth };
    }
    const child = await trx
      .selectFrom('refresh_tokens')
      .select('used_at as usedAt')
      .where('hash', '=', childHash(nth))
      .executeTakeFirst();
    if (child && !child.usedAt && now.getTime() - usedAt.getTime() <= graceMs) {
      return { ...session, outcome: 'graced', nth };
    }
    if (await replaceChild(trx, childHash(nth), now)) {
      await exchange(trx, wanted, { ...family, nth: nth + 1 });
      return { ...session, outcome: 'reissued', nth: nth + 1 };
    }
  }
  await trx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', session.sessionId).execute();
  return { ...session, outcome: 'reused', nth };
}
