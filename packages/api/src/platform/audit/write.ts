import { AUDIT, AUDIT_ACTIONS, PROPOSED_BY, SUBJECT_NAME, subjectNameIn } from '@slotwise/contract';
import type { AuditActionName, AuditEntry, AuditOfEach, AuditSubject, NoAudit } from '@slotwise/contract';
import type { TSchema } from 'typebox';
import type { Actor, Scope } from '../actor';
import { currentRequest } from '../current-request';
import { newId } from '../ids';
import type { Trx } from '../db/tables';
import { checksOf } from '../conforms';
import { peopleNamed } from './actor-queries';
import { changedFields, type State } from './changed-fields';
import type { ReadSubjectNames } from './subject-names';

/** Audit of a verb's change: entries of the catalogue, or the reason why there are none. */
export type Audited = AuditEntry | Some | AuditOfEach | NoAudit;
/** One at least: an empty list would be a change that nobody reads of, and compile. */
type Some = readonly [AuditEntry, ...AuditEntry[]] | readonly [...AuditEntry[], AuditEntry];

/** The entries in it; null where the verb has said that there are none. */
export const entriesOf = (audited: Audited): readonly AuditEntry[] | null => {
  if ('none' in audited) return null;
  if ('each' in audited) return audited.each;
  return 'action' in audited ? [audited] : audited;
};

interface Said {
  before: State | null;
  after: State | null;
  details: Record<string, unknown>;
}

const checks = checksOf(
  Object.fromEntries(AUDIT_ACTIONS.map((action) => [action, AUDIT[action].schema])) as unknown as Record<
    AuditActionName,
    TSchema
  >,
  'Audit entry',
);

/** Row of an entry; null for an update that changed nothing. */
function said(entry: AuditEntry): Said | null {
  const before: State | null = 'before' in entry ? entry.before : null;
  const after: State | null = 'after' in entry ? entry.after : null;
  const details: Record<string, unknown> = 'details' in entry ? { ...entry.details } : {};
  // More than the schema names would be kept for years, and might be a secret: types alone let it through.
  for (const facts of 'details' in entry ? [details] : [before, after]) if (facts) checks[entry.action](facts);
  if (!before || !after) return { before, after, details };
  const changed = changedFields(before, after);
  return changed && { ...changed, details };
}

/** An API key acts in nobody's name: the person who made it did not do it. */
const withoutMaker = (actor: Actor | null | undefined): Scope | null | undefined =>
  actor?.apiKey ? { ...actor, userId: null } : actor;

/** The proxies between the person and us, or in their place. */
const viaOf = (actor: Actor | null | undefined): string | null => {
  if (actor?.embedded) return JSON.stringify(actor.embedded);
  return actor?.apiKey ? JSON.stringify({ apiKey: actor.apiKey }) : null;
};

interface HowToWrite {
  /** When it happened; left out: now. Given for demonstration data only. */
  at?: Date;
  /** Names things that an entry's own facts do not name. */
  names?: ReadSubjectNames;
  /** The assistant proposed it. */
  proposed?: boolean;
}

interface Written {
  entry: AuditEntry;
  facts: Said;
}

/** Has each entry say the name of its thing: one that has only an id says nothing once that thing is gone. */
async function nameSubjects(trx: Trx, written: readonly Written[], names: ReadSubjectNames): Promise<void> {
  const nameless = new Map<AuditSubject, Map<string, Said[]>>();
  for (const { entry, facts } of written) {
    const { subjectId } = entry;
    const { subject } = AUDIT[entry.action];
    if (subjectId === undefined || subjectNameIn({ ...facts, subject }) !== null) continue;
    const ofKind = nameless.get(subject) ?? new Map<string, Said[]>();
    nameless.set(subject, ofKind.set(subjectId, [...(ofKind.get(subjectId) ?? []), facts]));
  }
  for (const [subject, byId] of nameless) {
    for (const [id, name] of await names(trx, subject, [...byId.keys()])) {
      for (const facts of byId.get(id) ?? []) facts.details[SUBJECT_NAME] = name;
    }
  }
}

/** Rows that one statement adds: it takes no more than 65,535 values. */
const ROWS = 2000;

const tenantIn = ({ companyId, wmsId }: Scope) => companyId ?? wmsId;

/**
 * Names those who did it: the caller as they came in, so that who leaves or takes another name does that under the
 * one they had; others as they are now. Who is of another tenant is nobody's to know by name.
 */
async function actorNames(trx: Trx, whos: readonly (Scope | null | undefined)[]) {
  const caller = currentRequest()?.actor;
  const isCaller = (who: Scope) => caller?.userId === who.userId && tenantIn(caller) === tenantIn(who);
  const others = new Set(whos.flatMap((who) => (who?.userId && !isCaller(who) ? [who.userId] : [])));
  const found = others.size > 0 ? await peopleNamed(trx, [...others]) : [];
  return (who: Scope | null | undefined): string | null => {
    if (!who?.userId) return null;
    if (caller && isCaller(who)) return caller.name;
    const person = found.find(({ id }) => id === who.userId);
    return person?.tenantId === tenantIn(who) ? person.name : null;
  };
}

/**
 * Adds rows in the transaction of the change itself: neither exists without the other. An entry without an actor is the
 * caller's of the request. An update that changed nothing is not written.
 * @throws an Error for facts that the catalogue does not name
 */
export async function writeAudit(
  trx: Trx,
  entries: readonly AuditEntry[],
  { at, names, proposed }: HowToWrite = {},
): Promise<void> {
  const request = currentRequest();
  const written = entries.flatMap((entry) => {
    const facts = said(entry);
    return facts ? { entry, facts } : [];
  });
  if (proposed) for (const { facts } of written) facts.details[PROPOSED_BY] = 'assistant';
  if (names) await nameSubjects(trx, written, names);
  const whoOf = ({ actor }: AuditEntry): Scope | null | undefined => actor ?? withoutMaker(request?.actor);
  const nameOf = await actorNames(
    trx,
    written.map(({ entry }) => whoOf(entry)),
  );
  const rows = written.map(({ entry, facts }) => {
    const who = whoOf(entry);
    const { subject, version } = AUDIT[entry.action];
    return {
      id: newId(),
      ...(at && { at }),
      actor_id: who?.userId ?? null,
      actor_name: nameOf(who),
      company_id: who?.companyId ?? null,
      wms_id: who?.wmsId ?? null,
      action: entry.action,
      version,
      subject,
      subject_id: entry.subjectId ?? null,
      before: facts.before && JSON.stringify(facts.before),
      after: facts.after && JSON.stringify(facts.after),
      details: JSON.stringify(facts.details),
      embedded: viaOf(request?.actor),
      request_id: request?.id ?? null,
      ip: request?.ip ?? null,
    };
  });
  for (let start = 0; start < rows.length; start += ROWS) {
    await trx
      .insertInto('audit_log')
      .values(rows.slice(start, start + ROWS))
      .execute();
  }
}
