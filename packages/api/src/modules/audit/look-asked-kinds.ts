import { AUDIT, AUDIT_ACTIONS } from '@slotwise/contract';
import type { AskedWords, LookArgs } from '../../platform/look';

/** Kinds of things that entries are about. */
const SUBJECTS: readonly string[] = [...new Set(AUDIT_ACTIONS.map((action) => AUDIT[action].subject))];

/** Words for things that no search finds, and further ones for others. */
const MORE: readonly [about: string, en: string, de: string][] = [
  ['role', 'permissions', 'berechtigungen|rechte'],
  ['api_key', 'api keys?', 'api-?\\s?schlüssel'],
  ['webhook', 'webhooks?', 'webhooks?'],
  ['remote', 'remotes?', 'remotes?'],
];

const DONE_EN: readonly [words: string, done?: string][] = [
  ['changed?|chang(?:es|ing)|edited|edits?|modified|updated?|touched|replaced|assigned|adjusted|altered'],
  ['deleted?|removed?', 'deleted'],
  ['created?|added|made|sent|set up', 'created'],
  ['renamed?', 'renamed'],
  ['cancell?ed|withdrawn|revoked', 'canceled'],
];
const DONE_DE: readonly [words: string, done?: string][] = [
  ['geändert|ändert|änderte|änderungen|bearbeitet|verändert|angepasst|zugewiesen|vergeben|angefasst'],
  ['gelöscht|entfernt|löschte', 'deleted'],
  ['angelegt|erstellt|hinzugefügt|verschickt|gesendet|erzeugt', 'created'],
  ['umbenannt', 'renamed'],
  ['storniert|widerrufen|zurückgezogen', 'canceled'],
];

/** Questions for what was done with things of each kind. Who asks for it, or when, says that it is over. */
const gistsOf = (language: 'en' | 'de', asks: string): AskedWords[] =>
  (language === 'en' ? DONE_EN : DONE_DE).flatMap(([words, done]) => {
    const may =
      language === 'en'
        ? 'something|anything|any|in|at|on|to|somebody|someone'
        : 'etwas|was|jemand|an|irgendwas|irgendwelche';
    const args: LookArgs = done === undefined ? {} : { done };
    return [
      { all: [asks, words], kind: { arg: 'about', among: SUBJECTS }, may, args },
      ...MORE.map(([about, en, de]) => ({
        all: [asks, language === 'en' ? en : de, words],
        may,
        args: { about, ...args },
      })),
    ];
  });

export const gists = {
  en: gistsOf(
    'en',
    'who|when|whose|did (?:anybody|anyone|somebody|someone)|has (?:anybody|anyone|somebody|someone)|were|was|have|which',
  ),
  de: gistsOf('de', 'wer|wann|wessen|hat jemand|wurden?|welche'),
};
