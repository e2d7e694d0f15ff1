import type { AuditRecord } from './entities';

/** Fields by which people know a thing, the best first. */
const NAMES = ['name', 'title', 'code', 'email', 'phoneNumber', 'fileName', 'remote', 'url'] as const;

/** Fields by which people themselves are known: their other names are those of their things, such as a passkey. */
const NAMES_OF_PEOPLE = ['email', 'phoneNumber'] as const;

/** In the details of an entry whose other facts do not name its thing: the name that it had then. */
export const SUBJECT_NAME = 'subjectName';

/** In the details of a change that a person made since the assistant had proposed it: `assistant`. */
export const PROPOSED_BY = 'proposedBy';

/** The name of an entry's thing, as the entry itself says it; null: it does not. */
export function subjectNameIn({
  before,
  after,
  details,
  subject = null,
}: Pick<AuditRecord, 'before' | 'after' | 'details'> & Partial<Pick<AuditRecord, 'subject'>>): string | null {
  const given = details[SUBJECT_NAME];
  if (typeof given === 'string') return given;
  for (const facts of [after, before, details]) {
    const [first, last] = [facts?.firstName, facts?.lastName];
    // Half of a person's name is somebody else's.
    if (typeof first === 'string' && typeof last === 'string') return `${first} ${last}`.trim();
    for (const field of subject === 'user' ? NAMES_OF_PEOPLE : NAMES) {
      const value = facts?.[field];
      if (typeof value === 'string' && value !== '') return value;
    }
  }
  return null;
}
