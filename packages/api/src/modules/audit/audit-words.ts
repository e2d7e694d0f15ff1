import type { AuditWords } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import type { Services } from '../../platform/services';
import { servedManifests } from '../remote-serving';
import { tenantOf } from '../tenants';

const isField = (id: string) => id.startsWith('field.');
const ACTION = /^action[.](.+)$/;

const only = (words: AuditWords, wanted: (id: string) => boolean): AuditWords =>
  Object.fromEntries(
    Object.entries(words).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).filter(([id]) => wanted(id))),
    ]),
  );

/**
 * Words by language. Each action and each kind is of one remote, and the registry leaves out what others say of it. Names of
 * fields are nobody's: they are said of the actions of the remote that says them.
 */
export const auditWords = ({ actor, services }: Ctx<'GET /audit/words'>) => servedWords(services, tenantOf(actor).id);

export async function servedWords(services: Services, tenantId: string) {
  const words: AuditWords = {};
  const fields: { actions: string[]; words: AuditWords }[] = [];
  // Also of remotes for the deployment's administrators: what these do stands in the audit of their own tenant alone.
  for (const { audit = {} } of await servedManifests(services, tenantId, { administrators: true })) {
    for (const [locale, texts] of Object.entries(only(audit, (id) => !isField(id))))
      words[locale] = { ...texts, ...words[locale] };
    const ids = [...new Set(Object.values(audit).flatMap((texts) => Object.keys(texts)))];
    const actions = ids.flatMap((id) => ACTION.exec(id)?.[1] ?? []);
    if (actions.length > 0 && ids.some(isField)) fields.push({ actions, words: only(audit, isField) });
  }
  return { words, fields };
}
