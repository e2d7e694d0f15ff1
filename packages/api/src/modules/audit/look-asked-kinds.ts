import type { AskedWords } from '../../platform/look';

/** Kinds of things by what people call them; the kinds are those of the entries. */
const KINDS: readonly [about: string, en: string, de: string][] = [
  ['role', 'roles?|permissions', 'rollen?|berechtigungen|rechte'],
  ['user', 'users?|people|members?|colleagues?', 'benutzer(?:innen)?|nutzer|personen|mitarbeiter(?:innen)?|mitglieder'],
  ['invitation', 'invitations?|invites?', 'einladung(?:en)?'],
  ['warehouse', 'warehouses?', 'lager|läger'],
  ['sku', 'skus?|items?|articles?|products?', 'artikel|skus?|produkte?'],
  ['location', 'locations?|places?|bins?', '(?:lager)?plätze|(?:lager)?platz'],
  ['order', 'orders?', 'aufträge|auftrag|bestellungen'],
  ['receipt', 'receipts?|deliver(?:y|ies)', 'wareneing[aä]nge?|lieferungen'],
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
  KINDS.flatMap(([about, en, de]) =>
    (language === 'en' ? DONE_EN : DONE_DE).map(([words, done]) => ({
      all: [asks, language === 'en' ? en : de, words],
      may:
        language === 'en'
          ? 'something|anything|any|in|at|on|to|somebody|someone'
          : 'etwas|was|jemand|an|irgendwas|irgendwelche',
      args: { about, ...(done !== undefined && { done }) },
    })),
  );

export const gists = {
  en: gistsOf(
    'en',
    'who|when|whose|did (?:anybody|anyone|somebody|someone)|has (?:anybody|anyone|somebody|someone)|were|was|have|which',
  ),
  de: gistsOf('de', 'wer|wann|wessen|hat jemand|wurden?|welche'),
};
