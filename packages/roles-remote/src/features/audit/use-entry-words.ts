import type { AuditRecord } from '@slotwise/contract';
import { subjectNameIn } from '@slotwise/contract/audit-subject-name';
import { usePermissionWords } from '@slotwise/shared/words';
import { readableCode } from './model/entry';
import { useSaid } from './use-audit';
import { useWords } from './words';

/**
 * An entry in words: actor, act and thing. What acts and kinds of things are called is said by the remote that has them;
 * one without words is said by its code, without the marks of code.
 */
export function useEntryWords() {
  const { t } = useWords();
  const { said, isPending } = useSaid();
  const { inWords } = usePermissionWords();
  const who = ({ actor, apiKey }: AuditRecord) => {
    if (apiKey !== null) return t('audit.by-key', { name: apiKey.name });
    if (actor === null) return t('audit.nobody');
    return actor.name ?? t('audit.gone');
  };
  /** With the name that they have now beside the one that they had then. */
  const whoNow = (entry: AuditRecord) =>
    entry.actor?.nameNow === undefined ? who(entry) : t('audit.who-now', { who: who(entry), now: entry.actor.nameNow });
  const what = ({ action }: AuditRecord) => said[`action.${action}`] ?? readableCode(action);
  /** A request is called by who asked and the permission, whose name people have words for. */
  const requestIn = (entry: AuditRecord): string | null => {
    const name = subjectNameIn(entry);
    const [, person, permission] = /^(.*): (\w+)$/s.exec(name ?? '') ?? [];
    if (person === undefined || permission === undefined) return name;
    return t('audit.request-of', { person, permission: inWords(permission) });
  };
  const about = (entry: AuditRecord): string | null => {
    if (entry.subject === null) return null;
    const kind = said[`kind.${entry.subject}`] ?? readableCode(entry.subject, { capital: true });
    const name = entry.subject === 'access_request' ? requestIn(entry) : subjectNameIn(entry);
    return name === null ? kind : t('audit.about-kind', { kind, name });
  };
  const sentence = (entry: AuditRecord) => t('audit.by-sentence', { who: who(entry), what: what(entry) });
  /** `isPending`: entries would be said in codes, and in words a moment later. */
  return { who, whoNow, what, about, sentence, isPending };
}
