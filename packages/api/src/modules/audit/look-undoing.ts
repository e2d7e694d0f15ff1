import { Type } from 'typebox';
import { defineLook, type Finding } from '../../platform/look';
import { said } from '../assistant';
import type { Tenant } from '../tenants';
import { askedEntries } from './asked';
import { asked } from './look-asked-undoing';
import { sentenceOf } from './look-entries';
import { auditSlice } from './queries';

/** Where somebody takes back what they did, who may ask whoever may read the audit or not. */
export const undoing = defineLook({
  topic: 'undoing',
  name: { en: 'undoing', de: 'das Rückgängigmachen' },
  description: 'Says where the asker can take back what they changed last. Nothing is taken back by it.',
  args: Type.Object({}),
  permission: null,
  data: 'audit',
  asked: asked.undoing,
  async read(question) {
    const { trx, actor, tenantId, language, now } = question;
    const tenant: Tenant = { id: tenantId, kind: actor.userType };
    const what = said(language, { en: 'your last change', de: 'Ihre letzte Änderung' });
    const none = said(language, {
      en: 'I undo nothing by myself. What can be taken back has a button for it where it is done: beside a change that I proposed and you made, at moves of stock, and at a plan that was carried out.',
      de: 'Von selbst mache ich nichts rückgängig. Was sich zurücknehmen lässt, hat dort einen Knopf, wo es geschieht: neben einer vorgeschlagenen und vorgenommenen Änderung, bei Buchungen des Bestands und bei einem umgesetzten Plan.',
    });
    const nothing: Finding = { what, links: [], text: none };
    if (!actor.permissions.has('view_audit')) return nothing;
    const filter = askedEntries({ q: `who:${actor.userId} -about:session` }, now);
    const [last] = (await auditSlice(trx, tenant, filter, { limit: 1 })).rows;
    if (!last) return nothing;
    const { subject, subjectId } = last;
    return {
      what,
      links: [
        { kind: 'audited-act', id: last.id },
        ...(subject === null || subjectId === null ? [] : [{ kind: subject, id: subjectId }]),
      ],
      text: said(language, {
        en: `${none} The last that you changed: ${sentenceOf(question, last)}. Its entry says what was before.`,
        de: `${none} Zuletzt haben Sie geändert: ${sentenceOf(question, last)}. Der Eintrag sagt, was vorher war.`,
      }),
      facts: { at: last.at, action: last.action },
    };
  },
});
