import type { AuditRecord } from '@slotwise/contract';
import type { SubjectNames } from '../../platform/audit/subject-names';
import type { Trx } from '../../platform/db/tables';

/** A role has up to 20,000 people: nobody reads the names of all. */
const MOST = 200;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

/** The names of things that an entry mentions by their ids and that are still there. */
export async function namesIn(
  trx: Trx,
  { before, after, details }: AuditRecord,
  kinds: readonly SubjectNames[],
): Promise<Record<string, string>> {
  const texts = [...new Set(textsIn([before, after, details]))].slice(0, MOST);
  if (texts.length === 0) return {};
  const found: { id: string; name: string }[] = [];
  for (const { read } of kinds) found.push(...(await read(trx, texts)));
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}
