import type { AuditRecord } from '@slotwise/contract';
import { subjectNameIn } from '@slotwise/contract/audit-subject-name';
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
  const who = ({ actor, apiKey }: AuditRecord) => {
    if (apiKey !== null) return t('audit.by-key', { name: apiKey.name });
    return actor === null ? t('audit.nobody') : (actor.name ?? t('audit.gone'));
  };
  const what = ({ action }: AuditRecord) => said[`action.${action}`] ?? readableCode(action);
  const about = (entry: AuditRecord): string | null => {
    if (entry.subject === null) return null;
    const kind = said[`kind.${entry.subject}`] ?? readableCode(entry.subject, { capital: true });
    const name = subjectNameIn(entry);
    return name === null ? kind : t('audit.about-kind', { kind, name });
  };
  const sentence = (entry: AuditRecord) => t('audit.by-sentence', { who: who(entry), what: what(entry) });
  /** `isPending`: entries would be said in codes, and in words a moment later. */
  return { who, what, about, sentence, isPending };
}
