import { subjectNameIn, type AuditRecord, type AuditWords } from '@slotwise/contract';
import type { Finding, Question, Refusal } from '../../platform/look';
import type { Services } from '../../platform/services';
import { moment, said, whenMeant, type InEach } from '../assistant';
import { firstWeekdayOf, type Tenant } from '../tenants';
import { askedEntries } from './asked';
import { servedWords } from './audit-words';
import { auditSlice } from './queries';

const LISTED = 6;

/** Remotes say what their acts are called, and the registry reads them in a transaction of its own. */
export const aheadOf = (services: Services) => (tenantId: string) => servedWords(services, tenantId);

/** Words of acts as the page of the audit has them; by its code one that nobody has words for. */
function actOf({ ahead, language }: Question, action: string): string {
  const { words = {} } = (ahead ?? {}) as { words?: AuditWords };
  return words[language]?.[`action.${action}`] ?? action.replaceAll(/[._-]+/g, ' ');
}

/** An entry in a sentence: when it was, who did it, and what was done with which thing. */
export function sentenceOf(question: Question, entry: AuditRecord): string {
  const { language } = question;
  const { apiKey, actor } = entry;
  const gone = said(language, { en: 'somebody who left', de: 'jemand, der ausgetreten ist' });
  const key = said(language, { en: `API key ${apiKey?.name ?? ''}`, de: `API-Schlüssel ${apiKey?.name ?? ''}` });
  const who = apiKey ? key : actor === null ? 'Slotwise' : (actor.name ?? gone);
  const about = subjectNameIn(entry);
  const name = about === null ? '' : ` (${about})`;
  return `${moment(entry.at, question)}, ${who} ${actOf(question, entry.action)}${name}`;
}

interface Wanted {
  /** A filter of the audit. */
  q: string;
  when?: string;
}

/** Entries of the audit by a filter, the newest first. */
export async function entries(
  question: Question,
  { q, when }: Wanted,
  what: InEach,
  links: Finding['links'],
): Promise<Finding | Refusal> {
  const { trx, actor, tenantId, language } = question;
  const tenant: Tenant = { id: tenantId, kind: actor.userType };
  const days = await whenMeant(question, when, () => firstWeekdayOf(trx, tenantId));
  if ('refusal' in days) return days;
  const range = { since: days.from, until: days.until };
  const { rows, end } = await auditSlice(
    trx,
    tenant,
    { ...askedEntries({ q }, question.now), ...range },
    { limit: LISTED },
  );
  const only = days.text === '' ? '' : ` ${days.text}`;
  const older = end ? said(language, { en: '; and older ones', de: '; und ältere' }) : '';
  const described = rows.map((row) => sentenceOf(question, row)).join('; ');
  return {
    what: said(language, what),
    links: [...links, ...rows.map(({ id }) => ({ kind: 'audited-act', id }))],
    text:
      rows.length === 0
        ? said(language, {
            en: `The audit log has no such entry${only}.`,
            de: `Das Protokoll hat keinen solchen Eintrag${only}.`,
          })
        : said(language, {
            en: `From the audit log${only}, the newest first: ${described}${older}.`,
            de: `Aus dem Protokoll${only}, das Neueste zuerst: ${described}${older}.`,
          }),
    facts: rows.map(({ at, action, actor: who }) => ({ at, action, who: who?.name ?? null })),
  };
}
