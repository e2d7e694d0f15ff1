import type { FoundGroup } from '@slotwise/contract';
import { SEARCH_RANKS } from '@slotwise/contract/constants';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { badField } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Search, Wanted } from '../../platform/search';
import { tenantOf } from '../tenants';
import { rank, readTerm, type Ranked } from './rank';

/** Records of one kind that a search answers unless it asks for more. */
const FOUND_MAX = 6;
/** Records of one kind that are ranked and counted, of which the best are answered: more than anybody may ask for. */
const RANKED_MAX = 60;
/** Records named one by one in one request, as somebody's own list of recent ones is. */
const NAMED_MAX = 20;
/** Form of ids: a person who has one from a log or an address finds its record. */
const ID = /^[0-9a-z]{26}$/;

type Query = Ctx<'GET /search'>['query'];

interface Asked {
  trx: Trx;
  tenantId: string;
  /** Those that the caller may find, in the order in which they are answered. */
  searches: readonly Search[];
  limit: number;
}

/** People who may not read records of a kind are not told whether any exist: the search leaves that kind out. */
const mayFind = ({ permission, tenant }: Search, actor: Actor) =>
  actor.permissions.has(permission) && (tenant === undefined || tenant === actor.userType);

export async function findRecords({ actor, query, read, services }: Ctx<'GET /search'>) {
  const { term, records } = query;
  if ((term === undefined) === (records === undefined)) throw badField('term', 'one_of_two', { other: 'records' });
  const tenantId = tenantOf(actor).id;
  const allowed = services.searches().filter((search) => mayFind(search, actor));
  const searchesOf = (kinds: readonly string[]) =>
    kinds.flatMap((kind) => allowed.find((search) => search.kind === kind) ?? []);
  const limit = query.limit ?? FOUND_MAX;
  if (records !== undefined) {
    const ids = idsByKind(records);
    return read(async (trx) => {
      const groups = await named({ trx, tenantId, searches: searchesOf([...ids.keys()]), limit: NAMED_MAX }, ids);
      return { groups };
    });
  }
  const wanted = wantedKinds(query);
  const searches = wanted ? searchesOf(wanted) : allowed;
  const text = (term ?? '').trim();
  if (text === '') throw badField('term', 'empty');
  return read(async (trx) => ({ groups: await byTerm({ trx, tenantId, searches, limit }, text) }));
}

const wantedKinds = ({ kinds }: Query): string[] | undefined =>
  kinds === undefined ? undefined : [...new Set(kinds.split(','))];

/** `role:1,user:2,role:3` → by kind. @throws validation_failed */
function idsByKind(records: string): Map<string, string[]> {
  const all = records.split(',').map((record) => record.split(':') as [kind: string, id: string]);
  if (all.length > NAMED_MAX) throw badField('records', 'too_many', { max: NAMED_MAX });
  const ids = new Map<string, string[]>();
  for (const [kind, id] of all) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  return ids;
}

async function named({ trx, tenantId, searches, limit }: Asked, ids: Map<string, string[]>): Promise<FoundGroup[]> {
  const groups: FoundGroup[] = [];
  for (const { kind, find } of searches) {
    const found = await find({ trx, tenantId, wanted: { ids: ids.get(kind) ?? [] }, limit });
    const records = found.map(({ id, title, subtitle }) => ({ id, title, subtitle, rank: SEARCH_RANKS.exact }));
    if (records.length > 0) groups.push({ kind, records });
  }
  return groups;
}

/** Results of a term; if there are none, those that it may be meant for. */
async function byTerm(asked: Asked, term: string): Promise<FoundGroup[]> {
  if (ID.test(term)) {
    const byId = await named(asked, new Map(asked.searches.map(({ kind }) => [kind, [term]])));
    if (byId.length > 0) return byId;
  }
  const found = await ranked(asked, term, { term, near: false });
  const best = Math.min(...[...found.values()].flatMap((all) => all.map(({ record }) => record.rank ?? Infinity)));
  if (best > SEARCH_RANKS.words) {
    const rest = asked.searches.filter(({ kind }) => !found.has(kind));
    for (const [kind, all] of await ranked({ ...asked, searches: rest }, term, { term, near: true }))
      found.set(kind, all);
  }
  return asked.searches.flatMap(({ kind }) => {
    const all = found.get(kind);
    if (!all) return [];
    const records = all.slice(0, asked.limit).map(({ record }) => record);
    return [{ kind, records, ...(all.length > records.length && totalOf(all)) }];
  });
}

/** Number of records that match. Where not all of them were looked at, it is more than all but one of those that were. */
const totalOf = ({ length, isCut }: RankedAll): Pick<FoundGroup, 'total' | 'more'> =>
  isCut ? { total: length - 1, more: true } : { total: length };

/** Records that match, best first, and whether there may be more of them that were not looked at. */
type RankedAll = Ranked[] & { isCut: boolean };

/** Of each kind those that match, best first; kinds without any are left out. */
async function ranked({ trx, tenantId, searches }: Asked, text: string, wanted: Wanted) {
  const term = readTerm(text);
  const found = new Map<string, RankedAll>();
  for (const { kind, find } of searches) {
    // One more than is counted tells whether there are more.
    const candidates = await find({ trx, tenantId, wanted, limit: RANKED_MAX + 1 });
    const all = candidates.flatMap((candidate) => rank(term, candidate) ?? []);
    const order = (a: Ranked, b: Ranked) => (a.record.rank ?? 0) - (b.record.rank ?? 0) || a.place - b.place;
    const isCut = candidates.length > RANKED_MAX;
    if (all.length > 0) found.set(kind, Object.assign(all.toSorted(order), { isCut }));
  }
  return found;
}
