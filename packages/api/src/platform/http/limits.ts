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
  | 'loginAddressSource'
  | 'loginSource'
  | 'loginAddress'
  | 'loginFresh'
  | 'loginHot'
  | 'loginKnown'
  | 'refreshSource'
  | 'streamSource'
  | 'embedSource'
  | 'keySource';

/**
 * A limit and the key that it is counted by: different keys do not count together. Where it is used up, those that are to be counted
 * `instead` may still let it through.
 */
export type Quota = readonly [limit: LimitClass, key: string, instead?: readonly Quota[]];

/**
 * Requests a minute. Many people may share one network address, so requests that a person needs are not counted by it.
 */
const PER_MINUTE: Record<LimitClass, number> = {
  /** By session, else by source. */
  read: 1200,
  write: 300,
  /** By session: each may write to 500 people. */
  bulk: 20,
  /** By session: parts of files, so about 40 MB a second. */
  upload: 1200,
  /** By route and source: signing up, links of mails, leads. */
  auth: 60,
  /** By route, sender (tenant or source) and recipient, be it an address or an invitation: requests that send a mail. */
  address: 10,
  /** All logins of a source: it bounds the work of checking passwords. */
  login: 600,
  /** Failed logins: at one address from one source, from one source, at one address from everywhere. */
  loginAddressSource: 10,
  loginSource: 200,
  loginAddress: 100,
  /** Once that is used up: at one address from one source, in a quarter of an hour, and from everywhere. */
  loginFresh: 3,
  loginHot: 200,
  /** Failed logins from all browsers together in which one account logged in as the owner of the address. */
  loginKnown: 30,
  /** By token; then invalid tokens by source. */
  refresh: 30,
  refreshSource: 600,
  /** By session; then invalid secrets by source. */
  stream: 120,
  streamSource: 600,
  /** By partner key, for all its people; then invalid keys by source. */
  embed: 3000,
  embedSource: 60,
  /** Unknown API keys by source; known ones count by key, as sessions do. */
  keySource: 60,
};

/** Seconds after which a limit begins anew; a minute, if it is not here. */
const SECONDS: Partial<Record<LimitClass, number>> = { loginFresh: 15 * 60 };
/** Clients that use one of these up wait a minute, and twice as long each further time of a day, up to a quarter of an hour. */
const GROWING: ReadonlySet<LimitClass> = new Set<LimitClass>(['loginAddressSource']);
const DAY_S = 24 * 3600;
const LONGEST_S = 15 * 60;

export interface Limits {
  /** @throws ApiFault `rate_limited` with Retry-After. */
  consume(quotas: readonly Quota[]): Promise<void>;
  /**
   * Runs work of which only failures count. They are counted before the work, so that many attempts at once cannot pass
   * together, and refunded unless the work is refused. @throws ApiFault `rate_limited`, and any error of the work
   */
  attempt<T>(failures: readonly Quota[], work: () => Promise<T>): Promise<T>;
}

/** Hashes what names a person, so that it cannot be read in a key. */
export const limitKey = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('base64url').slice(0, 22);

/**
 * Counts in memory, or in the database that several instances share.
 * @param factor multiplies all limits; 0 switches them off.
 */
export function createLimits(factor: number, shared: Pool | undefined): Limits {
  if (factor === 0) return { consume: () => Promise.resolve(), attempt: (_failures, work) => work() };
  const pointsOf = (name: LimitClass) => Math.max(1, Math.round(PER_MINUTE[name] * factor));
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration };
    if (!shared) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: shared,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // The limits hold even while the database fails.
      insuranceLimiter: new RateLimiterMemory(options),
    });
  };
  const limiters = Object.fromEntries(
    (Object.keys(PER_MINUTE) as LimitClass[]).map((name) => [name, limiter(name, pointsOf(name), SECONDS[name] ?? 60)]),
  ) as Record<LimitClass, RateLimiterAbstract>;
  /** How often limits that grow were used up. */
  const used = limiter('usedUp', Number.MAX_SAFE_INTEGER, DAY_S);
  /** @returns seconds to wait */
  const waitAfter = async (limit: LimitClass, key: string, refused: RateLimiterRes): Promise<number> => {
    const isFirst = refused.consumedPoints === pointsOf(limit) + 1;
    if (!GROWING.has(limit) || !isFirst) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const { consumedPoints: times } = await used.consume(`${limit} ${key}`);
    const seconds = Math.min(LONGEST_S, 60 * 2 ** (times - 1));
    await limiters[limit].block(key, seconds);
    return seconds;
  };
  /** @returns what was counted */
  const consume = async (quotas: readonly Quota[]): Promise<Quota[]> => {
    const counted: Quota[] = [];
    for (const quota of quotas) {
      const [limit, key, instead] = quota;
      try {
        await limiters[limit].consume(key);
        counted.push(quota);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        if (instead) counted.push(...(await consume(instead)));
        else {
          const seconds = await waitAfter(limit, key, refused);
          throw new ApiFault('rate_limited', undefined, { 'retry-after': String(seconds) });
        }
      }
    }
    return counted;
  };
  return {
    consume: async (quotas) => void (await consume(quotas)),
    async attempt(failures, work) {
      const counted = await consume(failures);
      const refund = () => Promise.all(counted.map(([limit, key]) => limiters[limit].reward(key)));
      try {
        const result = await work();
        await refund();
        return result;
      } catch (fault) {
        if (!(fault instanceof ApiFault)) await refund();
        throw fault;
      }
    },
  };
}
