import type { RecordReference } from '@slotwise/contract';
import type { Question } from '../../platform/look';
import type { Search } from '../../platform/search';
import { mayFind } from '../search';
import { plainLine } from './plain-text';

/** Links with the names of their records, as the search knows them for those who may find them. */
export async function withTitles(
  question: Question,
  searches: readonly Search[],
  links: readonly RecordReference[],
): Promise<RecordReference[]> {
  const { trx, tenantId, language } = question;
  const titles = new Map<string, string>();
  for (const search of searches) {
    const ids = links.flatMap(({ kind, id }) => (kind === search.kind && id !== undefined ? [id] : []));
    if (ids.length === 0 || !mayFind(search, question)) continue;
    const found = await search.find({ trx, tenantId, wanted: { ids }, limit: ids.length });
    for (const { id, title } of found) titles.set(`${search.kind} ${id}`, plainLine(title, language));
  }
  return links.map((link) => {
    const title = titles.get(`${link.kind} ${link.id ?? ''}`);
    return title === undefined ? link : { ...link, title };
  });
}
