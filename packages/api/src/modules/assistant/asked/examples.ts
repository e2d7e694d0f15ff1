import { currentRequest } from '../../../platform/current-request';
import type { Look } from '../../../platform/look';
import type { Ctx } from '../../../platform/module';
import { mayLook } from '../look-at';
import { isOfPage } from './nearest';

const EXAMPLES = 4;

/** The length of the longest beginning of the page's address that a look names: what is of this page alone comes first. */
const closeness = ({ asked }: Look, page: string): number =>
  Math.max(...asked.pages.filter((start) => page.startsWith(start)).map(({ length }) => length), 0);

/** Questions that the assistant can answer somebody, those of the page first. */
export function examplesFor({ actor, query, services }: Ctx<'GET /assistant'>): string[] {
  const language = currentRequest()?.language ?? 'en';
  const { page = '' } = query;
  const allowed = services.looks().filter((look) => mayLook(look, actor));
  const own = allowed
    .filter((look) => isOfPage(look, page))
    .toSorted((a, b) => closeness(b, page) - closeness(a, page));
  // Each look's first question before the second ones.
  const inTurn = (some: readonly Look[]) =>
    [0, 1].flatMap((turn) => some.flatMap((look) => look.asked[language].examples.slice(turn, turn + 1)));
  const rest = allowed.filter((look) => !own.includes(look) && look.asked.pages.length === 0);
  return [...new Set([...inTurn(own), ...inTurn(rest)])].slice(0, EXAMPLES);
}
