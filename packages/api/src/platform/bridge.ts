// TEMPORARY: the old form of verbs, for the modules remotes, deploy-keys, remote-reports, version-matrix and embedding.
// Whoever migrates the last of them deletes this file and `audit` of Services.
import { none } from '@slotwise/contract';
import { currentRequest } from './current-request';
import type { Outcome } from './db/outcome';
import type { Trx } from './db/tables';
import type { Publishable } from './events/publish';
import { newId } from './ids';

interface Collected {
  events: Publishable[];
  after: (() => void)[];
}
const collected = new WeakMap<Trx, Collected>();
const of = (trx: Trx): Collected => {
  const found = collected.get(trx) ?? { events: [], after: [] };
  collected.set(trx, found);
  return found;
};

export const publish = (trx: Trx, events: readonly Publishable[]): Promise<void> => {
  of(trx).events.push(...events);
  return Promise.resolve();
};
export const afterCommit = (trx: Trx, work: () => void): void => void of(trx).after.push(work);

interface OldEntry {
  action: string;
  subjectId?: string;
  details?: Record<string, unknown>;
  actor?: { userId: string | null; companyId: string | null; wmsId: string | null };
}
export interface OldAudit {
  write(trx: Trx, entry: OldEntry): Promise<void>;
}
export const oldAudit: OldAudit = {
  async write(trx, { action, subjectId, details = {}, actor }) {
    const request = currentRequest();
    const who = actor ?? request?.actor;
    const embedded = request?.actor?.embedded;
    await trx
      .insertInto('audit_log')
      .values({
        id: newId(),
        actor_id: who?.userId ?? null,
        company_id: who?.companyId ?? null,
        wms_id: who?.wmsId ?? null,
        action,
        subject: null as never,
        subject_id: subjectId ?? null,
        details: JSON.stringify(embedded ? { ...details, embedded } : details),
        before: null,
        after: null,
        embedded: null,
        request_id: request?.id ?? null,
        ip: request?.ip ?? null,
      })
      .execute();
  },
};

/** Work in the old form, as `tx`, `system`, `withTenant` and `withSystem` take it. */
export const old =
  <T>(work: (trx: Trx) => Promise<T>) =>
  async (trx: Trx): Promise<Outcome<T>> => {
    const answer = await work(trx);
    const { events, after } = of(trx);
    return { answer, audit: none('old form'), events, after: () => after.forEach((each) => each()) };
  };
