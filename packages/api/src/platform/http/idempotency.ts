import { createHash } from 'node:crypto';
import type { RouteKey } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../db/tables';
import { badField, refuse } from '../errors';
import type { Services } from '../services';

/** Their answers are secrets, or nothing that could happen twice. */
const NOT_REMEMBERED: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'POST /login',
  'POST /refresh',
  'POST /logout',
  'POST /invitation/link',
  'POST /invitation/preview',
  'POST /sse/subscribe',
  'POST /sse/unsubscribe',
  'POST /sse/ticket',
  'POST /assistant/prompt',
  'POST /remotes/reports',
  'POST /remotes/keys',
  'POST /embed/keys',
  'POST /embed/tokens',
]);
const SECRET_FIELDS = new Set(['password', 'current_password', 'new_password', 'token']);
const KEY = /^[\x21-\x7e]{1,128}$/;

/** Someone else has finished the same request meanwhile: this one is rolled back and answers what that one did. */
class AlreadyDone extends Error {}

export interface Remembered {
  status: number;
  answer: unknown;
}

export const isRemembered = (route: RouteKey): boolean => !route.startsWith('GET ') && !NOT_REMEMBERED.has(route);

/** The same for the same request. Secrets are part of it, as their fingerprints: what is hashed here is stored. */
const stable = (value: unknown, fingerprint: (secret: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((child) => stable(child, fingerprint));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [
        key,
        SECRET_FIELDS.has(key) ? fingerprint(JSON.stringify(child ?? null)) : stable(child, fingerprint),
      ]),
  );
};

/**
 * One request with an Idempotency-Key. Its first transaction also stores the key and the answer, so that the change
 * and the memory of it are one: a retry after a lost answer gets that answer and changes nothing.
 */
export class IdempotentRequest {
  private readonly hash: string;
  private stored: { json: string } | undefined;

  constructor(
    private readonly services: Pick<Services, 'db' | 'tokens'>,
    private readonly key: string,
    /** Whose keys these are: a user, or a visitor's address. Keys of others are never met. */
    private readonly scope: string,
    private readonly status: number,
    request: { route: RouteKey; body: unknown; query: unknown },
  ) {
    if (!KEY.test(key)) throw badField('Idempotency-Key', 'must be 1 to 128 visible ASCII characters');
    this.hash = createHash('sha256')
      .update(JSON.stringify(stable(request, services.tokens.fingerprint)))
      .digest('base64url');
  }

  /** Runs the request, or answers what it answered before. @throws ApiFault `idempotency_key_reused` */
  async run(handle: () => Promise<unknown>): Promise<Remembered> {
    const before = await this.find();
    if (before) return before;
    try {
      const answer = await handle();
      if (this.stored && this.stored.json !== JSON.stringify(answer ?? null)) await this.correct(answer);
      return { status: this.status, answer };
    } catch (fault) {
      if (!(fault instanceof AlreadyDone)) throw fault;
      const other = await this.find();
      if (!other) throw refuse('conflict');
      return other;
    }
  }

  /** Wraps a transaction's work. Only the first of a request remembers. */
  remember<T>(work: (trx: Trx) => Promise<T>): (trx: Trx) => Promise<T> {
    if (this.stored) return work;
    return async (trx) => {
      await sql`SELECT set_config('app.idempotency_scope', ${this.scope}, true)`.execute(trx);
      // Waits for another request with the same key that is under way.
      const taken = await trx
        .insertInto('idempotency_keys')
        .values({ scope: this.scope, key: this.key, request_hash: this.hash, status: this.status, answer: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (taken.numInsertedOrUpdatedRows === 0n) throw new AlreadyDone();
      const result = await work(trx);
      const json = JSON.stringify(result ?? null);
      await this.store(trx, json);
      this.stored = { json };
      return result;
    };
  }

  private store = (trx: Trx, json: string) =>
    trx
      .updateTable('idempotency_keys')
      .set({ answer: json })
      .where('scope', '=', this.scope)
      .where('key', '=', this.key)
      .execute();

  private correct = (answer: unknown) =>
    this.services.db.withSystem((trx) => this.store(trx, JSON.stringify(answer ?? null)));

  private async find(): Promise<Remembered | undefined> {
    const row = await this.services.db.withSystem((trx) =>
      trx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('scope', '=', this.scope)
        .where('key', '=', this.key)
        .executeTakeFirst(),
    );
    if (!row) return undefined;
    if (row.request_hash !== this.hash) throw refuse('idempotency_key_reused');
    return { status: row.status ?? this.status, answer: row.answer };
  }
}
