import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StoredMessage } from '../events/message';
import type { Db, Trx } from './tables';

/** Whose rows a transaction may touch. Row-level security reads it from the session's settings. */
export interface Scope {
  userId: string | null;
  companyId: string | null;
  wmsId: string | null;
}

const ATTEMPTS = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const APP = 'slotwise_app';
const SYSTEM = 'slotwise_system';

/** Code of a PostgreSQL error, like `23505`; undefined for any other error. */
export const sqlState = (fault: unknown): string | undefined => {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

/** Is it a violated unique constraint (of that name)? */
export const isUniqueViolation = (fault: unknown, constraint?: string): boolean =>
  sqlState(fault) === '23505' && (!constraint || (fault as { constraint?: string }).constraint === constraint);

/** What waits for a transaction's commit. */
interface Pending {
  after: (() => void)[];
  messages: StoredMessage[];
}
const pending = new WeakMap<Trx, Pending>();
const pendingOf = (trx: Trx): Pending => {
  const found = pending.get(trx);
  if (!found) throw new Error('Not a transaction of withTenant or withSystem.');
  return found;
};

/** Runs once the transaction is committed; never, if it is rolled back. Must not throw. */
export const afterCommit = (trx: Trx, work: () => void): void => void pendingOf(trx).after.push(work);

/** Messages that the relay hears of once the transaction is committed. */
export const messagesOnCommit = (trx: Trx, messages: StoredMessage[]): void =>
  void pendingOf(trx).messages.push(...messages);

/**
 * Runs statements of a tenant's transaction as the system, for rows that must leave the tenant's sight or never were in
 * it. Row-level security does not stand behind them: each names its tenant itself. Only behind checks of the tenant's own.
 */
export async function asSystem<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`SELECT current_setting('role') AS role`.execute(trx);
  const become = (role: string) => sql`SELECT set_config('role', ${role}, true)`.execute(trx);
  await become(SYSTEM);
  // No `finally`: where the work fails, the transaction is over and the role with it.
  const result = await work();
  await become(rows[0]?.role ?? APP);
  return result;
}

export interface Transactions {
  /** As the application's role: row-level security shows only what the scope's tenant owns. */
  withTenant<T>(scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** As the system's role, which sees every tenant: signing in, registering, sweepers. Nothing else. */
  withSystem<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** Transactions are repeated after deadlocks and serialization failures: `work` must have no effect but on `trx`. */
export function transactions(db: Db, committed: (messages: StoredMessage[]) => void): Transactions {
  const run = async <T>(role: string, scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      let waiting: Pending = { after: [], messages: [] };
      try {
        const result = await db.transaction().execute(async (trx) => {
          // set_config('role', …, true) is SET LOCAL ROLE, here in one round trip with the settings.
          await sql`SELECT set_config('role', ${role}, true),
            set_config('app.user_id', ${scope.userId ?? ''}, true),
            set_config('app.company_id', ${scope.companyId ?? ''}, true),
            set_config('app.wms_id', ${scope.wmsId ?? ''}, true)`.execute(trx);
          waiting = { after: [], messages: [] };
          pending.set(trx, waiting);
          return work(trx);
        });
        if (waiting.messages.length > 0) committed(waiting.messages);
        for (const todo of waiting.after) todo();
        return result;
      } catch (fault) {
        const state = sqlState(fault);
        if (attempt === ATTEMPTS || (state !== SERIALIZATION_FAILURE && state !== DEADLOCK)) throw fault;
        await sleep(2 ** attempt * 5 * (1 + Math.random()));
      }
    }
  };
  return {
    withTenant: (scope, work) => run(APP, scope, work),
    withSystem: (work) => run(SYSTEM, { userId: null, companyId: null, wmsId: null }, work),
  };
}
