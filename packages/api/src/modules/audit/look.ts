import { subjectNameIn } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Look, type Question, type Refusal } from '../../platform/look';
import type { Services } from '../../platform/services';
import { daysMeant, moment, said, type InEach } from '../assistant';
import { withRecord } from '../search';
import { firstWeekdayOf, type Tenant } from '../tenants';
import { userSearch } from '../users';
import { askedEntries } from './asked';
import { asked } from './look-asked';
import { actionText } from './look-words';
import { auditSlice } from './queries';

const base = { name: { en: 'the audit log', de: 'das Protokoll' }, permission: 'view_audit', data: 'audit' } as const;
const LISTED = 6;
const DONE = ['created', 'updated', 'deleted', 'renamed', 'removed'] as const;

/** Days as people say them. */
const When = Type.Optional(Said);
const DAYS = '`when`: days, such as today, last week, since 2026-11-24; left out: all.';

async function entries(
  question: Question,
  { q, when }: { q: string; when?: string },
  what: InEach,
  links: Finding['links'],
): Promise<Finding | Refusal> {
  const { trx, actor, tenantId, language, timeZone } = question;
  const tenant: Tenant = { id: tenantId, kind: actor.userType };
  const days = when === undefined ? undefined : daysMeant(question, await firstWeekdayOf(trx, tenantId), when);
  if (days === null) {
    const refusal = {
      en: `I do not know which days “${when}” means.`,
      de: `Ich weiß nicht, welche Tage „${when}“ meint.`,
    };
    return { refusal: said(language, refusal) };
  }
  const range = { since: days?.from ?? null, until: days?.until ?? null };
  const { rows } = await auditSlice(trx, tenant, { ...askedEntries({ q }, question.now), ...range }, { limit: LISTED });
  const only = days ? ` ${days.text}` : '';
  const system = said(language, { en: 'the system', de: 'das System' });
  const gone = said(language, { en: 'somebody who left', de: 'jemand, der gegangen ist' });
  const described = rows.map((row) => {
    const who = row.apiKey?.name ?? (row.actor === null ? system : (row.actor.name ?? gone));
    const about = subjectNameIn(row);
    return `${moment(row.at, language, days ? timeZone : undefined)}, ${who}: ${actionText(row.action, language)}${about === null ? '' : ` (${about})`}`;
  });
  return {
    what: said(language, what),
    links,
    text:
      rows.length === 0
        ? said(language, {
            en: `The audit log has no such entry${only}.`,
            de: `Das Protokoll hat keinen solchen Eintrag${only}.`,
          })
        : said(language, {
            en: `From the audit log${only}, the newest first: ${described.join('; ')}.`,
            de: `Aus dem Protokoll${only}, das Neueste zuerst: ${described.join('; ')}.`,
          }),
    facts: rows.map(({ at, action, actor: who }) => ({ at, action, who: who?.name ?? null })),
  };
}

const lastChanges = defineLook({
  ...base,
  topic: 'last_changes',
  description: `Lists the latest changes of the audit log, without sign-ins. \`done\`: only those that end so, such as deleted or created. ${DAYS}`,
  args: Type.Object({ done: Type.Optional(Type.Union(DONE.map((done) => Type.Literal(done)))), when: When }),
  asked: asked.lastChanges,
  read: (question, { done, when }) => {
    const q = `-about:session${done === undefined ? '' : ` action:*.${String(done)}`}`;
    return entries(question, { q, when }, { en: 'audit log', de: 'Protokoll' }, []);
  },
});

const signIns = defineLook({
  ...base,
  topic: 'sign_ins',
  description: `Lists the latest sign-ins. ${DAYS}`,
  args: Type.Object({ when: When }),
  asked: asked.signIns,
  read: (question, { when }) =>
    entries(question, { q: 'action:session.opened', when }, { en: 'sign-ins', de: 'Anmeldungen' }, []),
});

const changesBy = defineLook({
  ...base,
  topic: 'changes_by',
  description: `Lists what a person did last. \`person\`: name or address. ${DAYS}`,
  args: Type.Object({ person: Said, when: When }),
  names: { person: ['user'] },
  asked: asked.changesBy,
  read: (question, args) =>
    withRecord(question, { search: userSearch, arg: 'person', name: args.person }, ({ id, title }) =>
      entries(
        question,
        { q: `who:${id} -about:session`, when: args.when },
        { en: `what ${title} did`, de: `was ${title} getan hat` },
        [{ kind: 'user', id }],
      ),
    ),
});

const whoChanged = ({ searches }: Pick<Services, 'searches'>): Look =>
  defineLook({
    ...base,
    topic: 'who_changed',
    description: `Says who changed a record last: a role, a person, a SKU, a place, a warehouse. \`record\`: its name or code. ${DAYS}`,
    args: Type.Object({ record: Said, when: When }),
    names: { record: null },
    asked: asked.whoChanged,
    read: (question, args) =>
      withRecord(question, { search: searches(), arg: 'record', name: args.record }, ({ id, kind, title }) =>
        entries(
          question,
          { q: `id:${id}`, when: args.when },
          { en: `changes of ${title}`, de: `Änderungen an ${title}` },
          [{ kind, id }],
        ),
      ),
  });

export const look = (services: Services): Look[] => [lastChanges, signIns, changesBy, whoChanged(services)];
