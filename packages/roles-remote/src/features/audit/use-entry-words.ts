import type { AuditActionName, AuditRecord, AuditSubject } from '@slotwise/contract';
import { subjectNameIn } from '@slotwise/contract/audit-subject-name';
import { hasWords, useWords } from './words';

const hasAction = (action: string): action is AuditActionName => hasWords(`action.${action}`);
const hasKind = (kind: string): kind is AuditSubject => hasWords(`kind.${kind}`);

/** An entry in words: actor, act and thing. An act without words is said by its code. */
export function useEntryWords() {
  const { t } = useWords();
  const who = ({ actor, apiKey }: AuditRecord) => {
    if (apiKey !== null) return t('audit.by-key', { name: apiKey.name });
    return actor === null ? t('audit.nobody') : (actor.name ?? t('audit.gone'));
  };
  const what = ({ action }: AuditRecord) => (hasAction(action) ? t(`action.${action}`) : action);
  const about = (entry: AuditRecord): string | null => {
    if (entry.subject === null) return null;
    const kind = hasKind(entry.subject) ? t(`kind.${entry.subject}`) : entry.subject;
    const name = subjectNameIn(entry);
    return name === null ? kind : t('audit.about-kind', { kind, name });
  };
  const sentence = (entry: AuditRecord) => t('audit.by-sentence', { who: who(entry), what: what(entry) });
  return { who, what, about, sentence };
}
