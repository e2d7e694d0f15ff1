import type { FoundGroup } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import { badField } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Search, Wanted } from '../../platform/search';
import { tenantOf } from '../tenants';

/** Records of one kind that a search answers. */
const FOUND_MAX = 6;

/** Records named one by one in one request, as somebody's own list of recent ones is. */
const NAMED_MAX = 20;

interface Wish {
  kind: string;
  wanted: Wanted;
}

/** What is looked for, by kind, in the order in which it is answered. @throws validation_failed */
function wishesOf({ term, records, kinds }: Ctx<'GET /search'>['query'], known: readonly string[]): Wish[] {
  if ((term === undefined) === (records === undefined)) throw badField('term', 'one_of_two', { other: 'records' });
  if (records !== undefined) return wishesByName(records);
  const text = (term ?? '').trim();
  if (text === '') throw badField('term', 'empty');
  return (kinds?.split(',') ?? known).map((kind) => ({ kind, wanted: { term: text } }));
}

/** `role:1,user:2,role:3` → by kind. */
function wishesByName(records: string): Wish[] {
  const named = records.split(',').map((record) => record.split(':') as [kind: string, id: string]);
  if (named.length > NAMED_MAX) throw badField('records', 'too_many', { max: NAMED_MAX });
  const ids = new Map<string, string[]>();
  for (const [kind, id] of named) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  return [...ids].map(([kind, ofKind]) => ({ kind, wanted: { ids: ofKind } }));
}

/** People who may not read records of a kind are not told whether any exist: the search leaves that kind out. */
const mayFind = ({ permission, tenant }: Search, actor: Actor) =>
  actor.permissions.has(permission) && (tenant === undefined || tenant === actor.userType);

export function findRecords({ actor, query, read, services }: Ctx<'GET /search'>): Promise<{ groups: FoundGroup[] }> {
  const tenantId = tenantOf(actor).id;
  const searches = new Map(services.searches().map((search) => [search.kind, search]));
  const wishes = wishesOf(query, [...searches.keys()]);
  return read(async (trx) => {
    const groups: FoundGroup[] = [];
    for (const { kind, wanted } of wishes) {
      const search = searches.get(kind);
      if (!search || !mayFind(search, actor)) continue;
      const limit = 'ids' in wanted ? NAMED_MAX : FOUND_MAX;
      const records = await search.find({ trx, tenantId, wanted, limit });
      if (records.length > 0) groups.push({ kind, records });
    }
    return { groups };
  });
}
