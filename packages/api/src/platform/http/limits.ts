import { createHash } from 'node:crypto';
import type { Route } from '@slotwise/contract';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { ApiFault } from '../errors';

type LimitClass =
  | Route['limit']
  | 'address'
  | 'loginHere'
  | 'loginSource'
  | 'loginAddress'
  | 'refreshSource'
  | 'streamSource'
  | 'embedSource';

/** A limit, and whose: different keys do not count together. */
export type Taking = readonly [limit: LimitClass, key: string];

/** Requests a minute. Many people share one network address: what a person needs is not counted by it. */
const PER_MINUTE: Record<LimitClass, number> = {
  /** By session, else by source. */
  read: 1200,
  write: 300,
  /** By session: each may write to 500 people. */
  bulk: 20,
  /** By route and source: signing up, links of mails, leads. */
  auth: 60,
  /** Mails that somebody lets us send to one address, or for one invitation, by route, wherever they come from. */
  address: 10,
  /** All logins of a source: it bounds the work of checking passwords. */
  login: 600,
  /** Failed logins: at one address from one source, of a source, at one address from everywhere. */
  loginHere: 10,
  loginSource: 200,
  loginAddress: 100,
  /** By token; then tokens of a source that were none. */
  refresh: 30,
  refreshSource: 600,
  /** By session; then secrets of a source that were none. */
  stream: 120,
  streamSource: 600,
  /** By partner key, for all its people; then keys of a source that were none. */
  embed: 3000,
  embedSource: 60,
};

export interface Limits {
  /** @throws ApiFault `rate_limited` with Retry-After. */
  take(takings: readonly Taking[]): Promise<void>;
  /**
   * The same for work whose failures count only. It is counted before, so that many attempts at once do not pass
   * together, and given back unless the work is refused. @throws ApiFault `rate_limited`, and what the work throws
   */
  attempt<T>(failures: readonly Taking[], work: () => Promise<T>): Promise<T>;
}

/** What names a person in a key, without being readable in it. */
export const limitKey = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('base64url').slice(0, 22);

/**
 * Counts in memory; with several instances, where each would count for itself, on their database.
 * @param factor multiplies all limits; 0 switches them off.
 */
export function createLimits(factor: number, shared: Pool | undefined): Limits {
  if (factor === 0) return { take: () => Promise.resolve(), attempt: (_failures, work) => work() };
  const limiter = (name: LimitClass): RateLimiterAbstract => {
    const options = { keyPrefix: name, points: Math.max(1, Math.round(PER_MINUTE[name] * factor)), duration: 60 };
    if (!shared) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: shared,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A database in trouble shall not lift the limits.
      insuranceLimiter: new RateLimiterMemory(options),
    });
  };
  const limiters = Object.fromEntries(
    (Object.keys(PER_MINUTE) as LimitClass[]).map((name) => [name, limiter(name)]),
  ) as Record<LimitClass, RateLimiterAbstract>;
  const take = async (takings: readonly Taking[]) => {
    for (const [limit, key] of takings) {
      try {
        await limiters[limit].consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new ApiFault('rate_limited', undefined, { 'retry-after': String(seconds) });
      }
    }
  };
  return {
    take,
    async attempt(failures, work) {
      await take(failures);
      const giveBack = () => Promise.all(failures.map(([limit, key]) => limiters[limit].reward(key)));
      try {
        const result = await work();
        await giveBack();
        return result;
      } catch (fault) {
        if (!(fault instanceof ApiFault)) await giveBack();
        throw fault;
      }
    },
  };
}
