import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import { sql } from 'kysely';
import { sharerOf, type Scope } from '../actor';
import type { ReadSubjectNames } from '../audit/subject-names';
import { entriesOf, writeAudit } from '../audit/write';
import type { StoredMessage } from '../events/message';
import { publish, type Publishable } from '../events/publish';
import { languagesOf, storeMails } from '../mail/outbox';
import { currentRequest } from '../current-request';
import { refuse } from '../errors';
import type { Notifying, TakingBack } from '../notifying';
import { Traces } from '../traces';
import { FairShare, SERVER } from './fair-share';
import type { Outcome } from './outcome';
import { ConnectionLost, isConnectionLost, isTransient } from './sql-state';
import type { Db, Trx } from './tables';

const ATTEMPTS = 4;
const APP = 'slotwise_app';
const SYSTEM = 'slotwise_system';
const NOBODY: Scope = { userId: null, companyId: null, wmsId: null };

/**
 * Runs statements of a tenant's transaction as the system, for rows that must leave the tenant's sight or never were in
 * it. Row-level security does not stand behind them: each names its tenant itself. Only behind checks of the tenant's own.
 */
export async function asSystem<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  // In one round trip: the role is read into a row before the next step changes it.
  const { rows } = await sql<{ role: string }>`
    WITH before AS MATERIALIZED (SELECT current_setting('role') AS role)
    SELECT role, set_config('role', ${SYSTEM}, true) FROM before`.execute(trx);
  // No `finally`: if the work fails, the transaction is over and the role with it.
  const result = await work();
  await sql`SELECT set_config('role', ${rows[0]?.role ?? APP}, true)`.execute(trx);
  return result;
}

/**
 * Every query runs in one of these. They are repeated after deadlocks, serialization failures and connections that broke before the
 * commit: `work` must have no effect but on `trx`.
 */
export interface Transactions {
  /**
   * Reads as the application's role: row-level security shows only what the scope's tenant owns. The database refuses writes.
   * All statements see what stood at one moment: an answer of several never mixes before and after.
   */
  readTenant<T>(scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * The same for staff of a WMS in a company that lets their WMS read its inventory: they see the granted rows, and
   * their own. @throws ApiFault `not_found` if it grants nothing at this moment
   */
  readAsGuest<T>(scope: Scope, companyId: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Reads as the system's role, which sees every tenant. The database refuses writes. */
  readSystem<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Changes as the application's role, and writes down the outcome. @returns the outcome's answer */
  withTenant<T>(scope: Scope, work: (trx: Trx) => Promise<Outcome<T>>): Promise<T>;
  /** Changes as the system's role: signing in, registering, sweepers. Nothing else. @returns the outcome's answer */
  withSystem<T>(work: (trx: Trx) => Promise<Outcome<T>>): Promise<T>;
}

/** Work that a transaction left for the time after its commit. */
export interface Committed {
  messages: readonly StoredMessage[];
  mails: number;
}

/**
 * The party whose turn a transaction takes: its tenant, or that of the request which it serves; else the server itself.
 */
const turnOf = (scope: Scope): string => {
  const request = currentRequest();
  return (
    sharerOf(scope) ?? (request?.actor ? sharerOf(request.actor) : null) ?? (request ? `visitor:${request.ip}` : SERVER)
  );
};

/** Keeps what people are told of, and answers with the events that say so to their pages. */
export type KeepNotifications = (
  trx: Trx,
  notifications: readonly (Notifying | TakingBack)[],
) => Promise<Publishable[]>;

/** Parts of modules with which an outcome is written down. */
export interface WritingDown {
  keepNotifications: KeepNotifications;
  subjectNames: ReadSubjectNames;
}

/**
 * `committed` is called after each commit that left something, before the outcome's own `after`.
 * @param connections how many transactions run at once; tenants take turns for them
 * @param traces has each as a part of what it was asked for, with the moment when its turn came
 */
export function transactions(
  db: Db,
  connections: number,
  committed: (left: Committed) => void,
  parts: WritingDown,
  traces = new Traces(),
): Transactions {
  const share = new FairShare(connections);
  const attempts = async <T>(
    role: string,
    scope: Scope,
    mode: 'read only' | 'read write',
    work: (trx: Trx) => Promise<T>,
    guestOf: string,
    span: Span | undefined,
  ) => {
    for (let attempt = 1; ; attempt++) {
      let isDone = false;
      try {
        return await share.run(turnOf(scope), () => {
          span?.addEvent('has its turn', { attempt });
          return db
            .transaction()
            .setIsolationLevel(mode === 'read only' ? 'repeatable read' : 'read committed')
            .setAccessMode(mode)
            .execute(async (trx) => {
              // set_config('role', …, true) is SET LOCAL ROLE, here in one round trip with the settings.
              await sql`SELECT set_config('role', ${role}, true),
              set_config('app.user_id', ${scope.userId ?? ''}, true),
              set_config('app.company_id', ${scope.companyId ?? ''}, true),
              set_config('app.wms_id', ${scope.wmsId ?? ''}, true),
              set_config('app.sites', ${scope.sites ? toArray(scope.sites) : ''}, true),
              set_config('app.guest_of', ${guestOf}, true)`.execute(trx);
              if (guestOf !== '') await checkGrant(trx);
              const result = await work(trx);
              isDone = true;
              return result;
            });
        });
      } catch (fault) {
        const isLost = isConnectionLost(fault);
        // If it broke during the commit, nobody knows whether the change stands: its idempotency key tells who asks again.
        const mayRepeat = isLost ? mode === 'read only' || !isDone : isTransient(fault);
        if (attempt === ATTEMPTS || !mayRepeat) throw isLost ? new ConnectionLost(fault) : fault;
        await sleep(2 ** attempt * 5 * (1 + Math.random()));
      }
    }
  };
  const run = <T>(
    role: string,
    scope: Scope,
    mode: 'read only' | 'read write',
    work: (trx: Trx) => Promise<T>,
    guestOf = '',
  ) =>
    traces.part(
      'transaction',
      { 'db.system.name': 'postgresql', 'slotwise.role': role, 'slotwise.mode': mode },
      (span) => attempts(role, scope, mode, work, guestOf, span),
    );
  const change = async <T>(role: string, scope: Scope, work: (trx: Trx) => Promise<Outcome<T>>): Promise<T> => {
    const { outcome, left } = await run(role, scope, 'read write', async (trx) => {
      const result = await work(trx);
      return { outcome: result, left: await writeDown(trx, result, parts) };
    });
    if (left.messages.length > 0 || left.mails > 0) committed(left);
    outcome.after?.();
    return outcome.answer;
  };
  return {
    readTenant: (scope, work) => run(APP, scope, 'read only', work),
    readAsGuest: (scope, companyId, work) => run(APP, { ...scope, companyId: null }, 'read only', work, companyId),
    readSystem: (work) => run(SYSTEM, NOBODY, 'read only', work),
    withTenant: (scope, work) => change(APP, scope, work),
    withSystem: (work) => change(SYSTEM, NOBODY, work),
  };
}

/** As the database writes an array of ids; of none as well, which is not the same as no limit. */
const toArray = (ids: readonly string[]): string => `{${ids.map((id) => JSON.stringify(id)).join(',')}}`;

/** Runs in the reading transaction: what follows sees the grant and the rows of one moment. */
async function checkGrant(trx: Trx): Promise<void> {
  const { rows } = await sql<{ company: string | null }>`SELECT app_granted_company_id() AS company`.execute(trx);
  if (!rows[0]?.company) throw refuse('not_found');
}

async function writeDown(
  trx: Trx,
  { audit, proposed, mails = [], notifications = [], events = [] }: Outcome<unknown>,
  { keepNotifications, subjectNames }: WritingDown,
): Promise<Committed> {
  const entries = entriesOf(audit);
  if (entries?.length === 0 && events.length > 0) {
    throw new Error(`${events[0]?.event ?? 'An event'} tells of a change that no audit entry stands for.`);
  }
  if (mails.length > 0) await storeMails(trx, mails, await asSystem(trx, () => languagesOf(trx, mails)));
  await writeAudit(trx, entries ?? [], { names: subjectNames, proposed });
  const told = notifications.length > 0 ? await asSystem(trx, () => keepNotifications(trx, notifications)) : [];
  return { mails: mails.length, messages: await publish(trx, [...events, ...told]) };
}
