import type { AuditRecord } from '@slotwise/contract';
import { SUBJECT_NAME } from '@slotwise/contract/audit-subject-name';

/**
 * One field of an entry's facts. Lists name removed and added items; all other fields have the old and the new value.
 */
export type Fact =
  | { field: string; kind: 'value'; before: string | null; after: string | null }
  | { field: string; kind: 'list'; taken: readonly string[]; added: readonly string[] };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const listOf = (value: unknown): string[] | null => (Array.isArray(value) ? value.map(textOf) : null);
const shown = (facts: Record<string, unknown> | null, field: string) =>
  facts && Object.hasOwn(facts, field) ? facts[field] : undefined;

/** The fields of the old and the new values, each once, in their order. An id stands behind the name that it has there, and says no more. */
export function changedFacts({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Fact[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isNamed = (field: string) => field.endsWith('Id') && fields.includes(field.slice(0, -2));
  return fields
    .filter((field) => !isNamed(field))
    .map((field) => {
      const [was, is] = [shown(before, field), shown(after, field)];
      const lists = [listOf(was ?? []), listOf(is ?? [])] as const;
      if (lists[0] && lists[1] && (Array.isArray(was) || Array.isArray(is))) {
        const [old, now] = lists as readonly [string[], string[]];
        return {
          field,
          kind: 'list',
          taken: old.filter((one) => !now.includes(one)),
          added: now.filter((one) => !old.includes(one)),
        };
      }
      const side = (value: unknown) => (value === undefined || value === null ? null : textOf(value));
      return { field, kind: 'value', before: side(was), after: side(is) };
    });
}

/** Everything else that an entry says, field by field. The name of its thing stands elsewhere, and a list of nothing says nothing. */
export const statedFacts = (details: AuditRecord['details']): { field: string; values: readonly string[] }[] =>
  Object.entries(details)
    .filter(([field, value]) => field !== SUBJECT_NAME && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => ({ field, values: listOf(value) ?? [textOf(value)] }));

/** `dock_door.created` as "dock door created": for what nobody has words for. */
export const readableCode = (code: string, { capital = false } = {}): string => {
  const text = code.replaceAll(/[._-]+/g, ' ');
  return capital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

/** A value of a filter as it is written in one, in quotes where it has blanks. */
export const quoted = (value: string): string => {
  const bare = value.replaceAll('"', '');
  return /\s/.test(bare) ? `"${bare}"` : bare;
};
