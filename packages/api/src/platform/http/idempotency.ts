import { createHash } from 'node:crypto';
import { none, routes, type Route, type RouteKey } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Outcome } from '../db/outcome';
import type { Trx } from '../db/tables';
import { badField, refuse } from '../errors';
import type { Services } from '../services';

const KEY = /^[\x21-\x7e]{1,128}$/;

/** Someone else has finished the same request meanwhile: this one is rolled back and answers what that one did. */
class AlreadyDone extends Error {}

export interface Remembered {
  status: number;
  answer: unknown;
}

/** Whether answers to the route are kept for its Idempotency-Key. */
export const isRemembered = (key: RouteKey): boolean => {
  const route: Route = routes[key];
  return !key.startsWith('GET ') && route.remembered !== false;
};

/** Names of the fields of a body that are secrets, as its schema says. */
function secretFieldsOf(key: RouteKey): ReadonlySet<string> {
  const { body }: Route = routes[key];
  const { properties = {} } = (body ?? {}) as { properties?: Record<string, { writeOnly?: boolean }> };
  return new Set(Object.keys(properties).filter((name) => properties[name]?.writeOnly));
}

/** The same for the same value, in any order of its fields. */
const stable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, stable(child)]),
  );
};

interface RouteRequest {
  route: RouteKey;
  body: unknown;
  query: unknown;
}

/** The request without its secrets, which stand there as their fingerprints: a hash of it is stored. */
function withoutSecrets(request: RouteRequest, fingerprint: (secret: string) => string): RouteRequest {
  const { route, body } = request;
  if (typeof body !== 'object' || body === null) return request;
  const secrets = secretFieldsOf(route);
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    secrets.has(name) ? fingerprint(JSON.stringify(value ?? null)) : value,
  ]);
  return { ...request, body: Object.fromEntries(fields) };
}

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
    /** Owner of the keys: a user, or a visitor's address. Keys of others are never met. */
    private readonly scope: string,
    private readonly status: number,
    request: RouteRequest,
  ) {
    if (!KEY.test(key)) throw badField('Idempotency-Key', 'bad_key');
    this.hash = createHash('sha256')
      .update(JSON.stringify(stable(withoutSecrets(request, services.tokens.fingerprint))))
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
  remember<T>(work: (trx: Trx) => Promise<Outcome<T>>): (trx: Trx) => Promise<Outcome<T>> {
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
      const outcome = await work(trx);
      const json = JSON.stringify(outcome.answer ?? null);
      await this.store(trx, json);
      this.stored = { json };
      return outcome;
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
    this.services.db.withSystem(async (trx) => {
      await this.store(trx, JSON.stringify(answer ?? null));
      return { answer: undefined, audit: none('the request itself is audited') };
    });

  private async find(): Promise<Remembered | undefined> {
    const row = await this.services.db.readSystem((trx) =>
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
