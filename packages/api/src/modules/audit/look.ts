import type { AuditRecord } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Look, type Question } from '../../platform/look';
import type { Services } from '../../platform/services';
import { moment, said, type InEach } from '../assistant';
import { withRecord } from '../search';
import type { Tenant } from '../tenants';
import { userSearch } from '../users';
import { askedEntries } from './asked';
import { asked } from './look-asked';
import { actionText } from './look-words';
import { auditSlice } from './queries';

const base = { name: { en: 'the audit log', de: 'das Protokoll' }, permission: 'view_audit', data: 'audit' } as const;
const LISTED = 6;

/** A name that an entry says of its subject itself. */
function nameIn({ before, after, details }: AuditRecord): string | undefined {
  for (const facts of [after, before, details]) {
    if (facts === null || typeof facts !== 'object') continue;
    const { name, code } = facts as Record<string, unknown>;
    if (typeof name === 'string') return name;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

async function entries(question: Question, q: string, what: InEach, links: Finding['links']): Promise<Finding> {
  const { trx, actor, tenantId, language } = question;
  const tenant: Tenant = { id: tenantId, kind: actor.userType };
  const { rows } = await auditSlice(trx, tenant, askedEntries({ q }), { limit: LISTED });
  const system = said(language, { en: 'the system', de: 'das System' });
  const gone = said(language, { en: 'somebody who left', de: 'jemand, der gegangen ist' });
  const described = rows.map((row) => {
    const who = row.apiKey?.name ?? (row.actor === null ? system : (row.actor.name ?? gone));
    const about = nameIn(row);
    return `${moment(row.at, language)}, ${who}: ${actionText(row.action, language)}${about === undefined ? '' : ` (${about})`}`;
  });
  return {
    what: said(language, what),
    links,
    text:
      rows.length === 0
        ? said(language, { en: 'The audit log has no such entry.', de: 'Das Protokoll hat keinen solchen Eintrag.' })
        : said(language, {
            en: `From the audit log, the newest first: ${described.join('; ')}.`,
            de: `Aus dem Protokoll, das Neueste zuerst: ${described.join('; ')}.`,
          }),
    facts: rows.map(({ at, action, actor: who }) => ({ at, action, who: who?.name ?? null })),
  };
}

const lastChanges = defineLook({
  ...base,
  topic: 'last_changes',
  description: 'Lists the latest changes of the audit log, without sign-ins.',
  args: Type.Object({}),
  asked: asked.lastChanges,
  read: (question) => entries(question, '-about:session', { en: 'audit log', de: 'Protokoll' }, []),
});

const signIns = defineLook({
  ...base,
  topic: 'sign_ins',
  description: 'Lists the latest sign-ins.',
  args: Type.Object({}),
  asked: asked.signIns,
  read: (question) => entries(question, 'action:session.opened', { en: 'sign-ins', de: 'Anmeldungen' }, []),
});

const changesBy = defineLook({
  ...base,
  topic: 'changes_by',
  description: 'Lists what a person did last. `person`: name or address.',
  args: Type.Object({ person: Said }),
  asked: asked.changesBy,
  read: (question, args) =>
    withRecord(question, { search: userSearch, arg: 'person', name: args.person }, ({ id, title }) =>
      entries(question, `who:${id} -about:session`, { en: `what ${title} did`, de: `was ${title} getan hat` }, [
        { kind: 'user', id },
      ]),
    ),
});

const whoChanged = ({ searches }: Pick<Services, 'searches'>): Look =>
  defineLook({
    ...base,
    topic: 'who_changed',
    description:
      'Says who changed a record last: a role, a person, a SKU, a place, a warehouse. `record`: its name or code.',
    args: Type.Object({ record: Said }),
    asked: asked.whoChanged,
    read: (question, args) =>
      withRecord(question, { search: searches(), arg: 'record', name: args.record }, ({ id, kind, title }) =>
        entries(question, `id:${id}`, { en: `changes of ${title}`, de: `Änderungen an ${title}` }, [{ kind, id }]),
      ),
  });

export const look = (services: Services): Look[] => [lastChanges, signIns, changesBy, whoChanged(services)];
