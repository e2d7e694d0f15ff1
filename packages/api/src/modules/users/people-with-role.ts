import type { User } from '@slotwise/contract';
import { misspelling, plainText } from '@slotwise/contract/search-words';
import type { Finding, Question } from '../../platform/look';
import { listed, number, quoted, said } from '../assistant';

/** Ends of words for several people with a role, or for women, in both languages. */
const ENDS = ['', 's', 'n', 'en', 'in', 'innen'];

/** The role among some names that a text names, also in the plural. */
export function roleCalled(names: readonly string[], given: string): string | undefined {
  const text = plainText(given);
  return (
    names.find((name) => plainText(name) === text) ??
    names.find((name) => ENDS.some((end) => `${plainText(name)}${end}` === text))
  );
}

/** The same, also misspelt. */
export const roleMeant = (names: readonly string[], given: string): string | undefined =>
  roleCalled(names, given) ??
  names.find((name) => {
    const text = plainText(given);
    return misspelling(text, plainText(name)) !== undefined && Math.abs(name.length - text.length) < 3;
  });

/** Answers who has a role, of all people of the asker's company or WMS. */
export function peopleWithRole({ language }: Pick<Question, 'language'>, all: readonly User[], role: string): Finding {
  const names = all
    .filter((user) => user.role?.name === role)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const users = said(language, { en: names.length === 1 ? 'user' : 'users', de: 'Benutzer' });
  const count = number(names.length, language, users, users);
  return {
    what: said(language, { en: 'users', de: 'Benutzer' }),
    links: [{ kind: 'user' }],
    text:
      names.length === 0
        ? said(language, {
            en: `Nobody has the role ${quoted(role, language)}.`,
            de: `Niemand hat die Rolle ${quoted(role, language)}.`,
          })
        : said(language, {
            en: `There ${names.length === 1 ? 'is' : 'are'} ${count} with the role ${quoted(role, language)}: ${listed(names, language)}.`,
            de: `Es gibt ${count} mit der Rolle ${quoted(role, language)}: ${listed(names, language)}.`,
          }),
    facts: names.slice(0, 100).map((name) => ({ name, role })),
  };
}
