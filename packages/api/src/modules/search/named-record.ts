import { SEARCH_RANKS, type Language } from '@slotwise/contract/constants';
import { permissionText } from '@slotwise/contract/permission-texts';
import type { Finding, Question, Refusal } from '../../platform/look';
import type { Candidate, Search } from '../../platform/search';
import { rank, readTerm } from './rank';
import { lacking, none, several } from './named-words';

const RANKED_MAX = 60;
/** Records that somebody is asked to choose from. */
const CHOICE = 5;
const NAME_MAX = 200;

export interface NamedRecord extends Candidate {
  kind: string;
}

/** A record that people name: where it is searched, and the argument that names it. */
interface Naming {
  search: Search | readonly Search[];
  arg: string;
  /** As somebody said it. */
  name: string;
}

/** The records that fit a name equally well and better than all others; misspelt ones only if nothing else fits. */
async function meantBy(
  { trx, tenantId }: Question,
  searches: readonly Search[],
  name: string,
  { nears, worst }: { nears: readonly boolean[]; worst: number },
): Promise<NamedRecord[]> {
  const term = readTerm(name);
  for (const near of nears) {
    const all: { record: NamedRecord; place: number }[] = [];
    for (const { kind, find } of searches) {
      const found = await find({ trx, tenantId, wanted: { term: name, near }, limit: RANKED_MAX });
      for (const candidate of found) {
        // The name of a role is none of a person.
        const place = rank(term, { ...candidate, beside: [] })?.record.rank;
        if (place !== undefined && place <= worst) all.push({ record: { ...candidate, kind }, place });
      }
    }
    const best = Math.min(...all.map(({ place }) => place));
    if (all.length > 0) return all.filter(({ place }) => place === best).map(({ record }) => record);
  }
  return [];
}

export const mayFind = ({ permission, tenant }: Search, { actor }: Question): boolean =>
  actor.permissions.has(permission) && (tenant === undefined || tenant === actor.userType);

/** Records of any kind that somebody may see and that are called so, or whose names begin so; `loosely`: that are found by it. */
export const recordsNamed = (
  question: Question,
  searches: readonly Search[],
  name: string,
  { loosely = false }: { loosely?: boolean } = {},
): Promise<NamedRecord[]> =>
  meantBy(
    question,
    searches.filter((search) => mayFind(search, question)),
    name.trim().slice(0, NAME_MAX),
    loosely ? { nears: [false, true], worst: SEARCH_RANKS.near } : { nears: [false], worst: SEARCH_RANKS.start },
  );

/** Answers that a name may mean several records, or none. */
export function notOne(name: string, meant: readonly NamedRecord[], language: Language): Finding & { names: string[] } {
  const shown = meant.slice(0, CHOICE);
  const described = shown.map(({ title, subtitle }) => (subtitle ? `${title} (${subtitle})` : title)).join(', ');
  const names = shown.map(({ title }) => title);
  return {
    what: name,
    links: shown.map(({ id, kind }) => ({ kind, id })),
    text: (shown.length > 0 ? several(name, described, meant.length - shown.length) : none(name))[language],
    facts: { meant: names },
    names,
  };
}

/**
 * Reads about the record that a person named, found by the same searches and rights as in the top bar. If the name may mean several, or
 * none, the answer asks for it.
 */
export async function withRecord(
  question: Question,
  { search, arg, name: given }: Naming,
  read: (record: NamedRecord) => Promise<Finding | Refusal>,
): Promise<Finding | Refusal> {
  const { language } = question;
  const all = [search].flat();
  const allowed = all.filter((one) => mayFind(one, question));
  if (allowed.length === 0) return { refusal: lacking(permissionText(all[0]?.permission ?? '', language))[language] };
  const name = given.trim().slice(0, NAME_MAX);
  const meant =
    name === '' ? [] : await meantBy(question, allowed, name, { nears: [false, true], worst: SEARCH_RANKS.near });
  const [only, ...others] = meant;
  if (only && others.length === 0) return read(only);
  const { names, ...finding } = notOne(name, meant, language);
  return { ...finding, unclear: { arg, names } };
}
