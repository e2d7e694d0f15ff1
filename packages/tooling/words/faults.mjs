import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { SOURCE, isOfDocument, isOfManifest, parseMessage } from './compile.mjs';

const ID = /^[a-z][a-z0-9-]*(\.[\w/-]+)+$/;
const plural = 6;

/** Names of permissions in code, which nobody reads: sentences are given a permission in words. */
const permissions = readFileSync(path.join(import.meta.dirname, '../../contract/src/permissions.ts'), 'utf8');
/** Tags of the languages that the product speaks. */
const languages = readFileSync(path.join(import.meta.dirname, '../../contract/src/accounts/constants.ts'), 'utf8');
const LANGUAGES = [...(/LANGUAGES = \[([^\]]+)\]/.exec(languages)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
  ([, tag = '']) => tag,
);
const PERMISSION = new RegExp(
  `\\b(${[...permissions.matchAll(/entry\('(\w+)'/g)].map(([, name]) => name).join('|')})\\b`,
);

/** English texts that the specification gives with three dots. */
const SPECIFIED = new Set([
  ...[
    'Ask anything...',
    'Creating...',
    'Loading...',
    'Logging in...',
    'Search invitations...',
    'Search permissions...',
  ],
  ...['Search roles...', 'Search users...', 'Sending...', 'Signing Up...', 'Validating invitation...'],
]);

/** Words that are left out are one character; German has a space before it. @param {string} locale @param {string} id @param {string} text @returns {string[]} */
function ellipsisFaults(locale, id, text) {
  const right = locale === 'de' ? ' …' : '…';
  if (text.includes('...') && !(locale === SOURCE && SPECIFIED.has(text)))
    return [`"${id}" in ${locale} ends in three dots: it is "${right}"`];
  if (locale === 'de' && /\p{L}…/u.test(text))
    return [`"${id}" in de has no space before its ellipsis: it is "${right}"`];
  return [];
}

/** German words for what docs/german.md calls by another: both in one product read as two things. */
const OTHER_TERMS = new Map([['Anbindung', 'Schnittstelle']]);
/** Words that only the search reads: there all that people may say has its place. */
const SEARCHED = /^manifest\..+\.words$/;

/** @param {string} locale @param {string} id @param {string} text @returns {string[]} */
const termFaults = (locale, id, text) =>
  locale !== 'de' || SEARCHED.test(id)
    ? []
    : [...OTHER_TERMS]
        .filter(([other]) => text.toLowerCase().includes(other.toLowerCase()))
        .map(([other, term]) => `"${id}" in de says "${other}": the term of docs/german.md is "${term}"`);

/**
 * A part of a parsed message, as far as it is read here.
 * @typedef {{ type: number, value?: any, children?: Element[], options?: Record<string, { value: Element[] }>,
 *   pluralType?: Intl.PluralRuleType }} Element
 * @typedef {Record<string, string>} Entries id → ICU text
 */

/** Tries something and returns what is wrong with it, as a list. @param {() => string[]} work */
function faultsIn(work) {
  try {
    return work();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The cases of all plurals in a message that its language does not know or does know and does not find. @param {string} id @param {Element[]} elements @param {string} locale @returns {string[]} */
function pluralFaults(id, elements, locale) {
  return elements.flatMap((element) => {
    const nested = [...Object.values(element.options ?? {}).map(({ value }) => value), element.children ?? []];
    const below = nested.flatMap((part) => pluralFaults(id, part, locale));
    if (element.type !== plural) return below;
    /** @type {{ pluralCategories: string[] }} */
    const { pluralCategories } = new Intl.PluralRules(locale, { type: element.pluralType }).resolvedOptions();
    const given = Object.keys(element.options ?? {}).filter((name) => !name.startsWith('='));
    const unknown = given.filter((name) => !pluralCategories.includes(name));
    const missing = pluralCategories.filter((name) => !given.includes(name));
    return [
      ...below,
      ...unknown.map((name) => `"${id}": ${locale} has no plural "${name}"`),
      ...missing.map((name) => `"${id}": the plural "${name}" of ${locale} is missing`),
    ];
  });
}

/** @returns {(entry: [id: string, text: string]) => string[]} @param {string} locale */
const messageFaults =
  (locale) =>
  ([id, text]) =>
    faultsIn(() => {
      if (!ID.test(id)) return [`"${id}" is no id: it is like "board.save-all"`];
      if (text.trim() === '') return [`"${id}" is empty`];
      const [permission] = PERMISSION.exec(text) ?? [];
      if (permission) return [`"${id}" names the permission ${permission} in code: give it {permission}`];
      return [
        ...ellipsisFaults(locale, id, text),
        ...termFaults(locale, id, text),
        ...pluralFaults(id, parseMessage(id, text), locale),
      ];
    });

/** @param {string} locale @param {Entries} translated @param {Entries} source */
function translationFaults(locale, translated, source) {
  const missing = Object.keys(source).filter((id) => !(id in translated));
  const surplus = Object.keys(translated).filter((id) => !(id in source));
  const unlike = Object.keys(source)
    .filter((id) => id in translated)
    .flatMap((id) =>
      faultsIn(() => {
        const { success, error } = isStructurallySame(
          parseMessage(id, source[id] ?? ''),
          parseMessage(id, translated[id] ?? ''),
        );
        return success ? [] : [`"${id}": its placeholders are not those of the English text: ${error?.message}`];
      }),
    );
  return [
    ...missing.map((id) => `"${id}" is missing`),
    ...surplus.map((id) => `"${id}" is not in ${SOURCE}.json`),
    ...unlike,
  ].map((fault) => `${locale}.json: ${fault}`);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Ids that stand in some code, as a string, or as a template whose holes can be anything: `` `status.${status}` ``.
 * @param {string[]} ids
 * @param {string[]} strings text of each string in the code
 * @param {string[][]} templates the fixed parts of each template
 */
export function unusedIds(ids, strings, templates) {
  const literal = new Set(strings);
  const patterns = templates
    .filter((parts) => parts.some((part) => part.includes('.')))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`));
  return ids.filter((id) => !literal.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

/**
 * Faults of the catalogues of one package, a line each.
 * @param {Record<string, Entries>} catalogues locale → id → ICU text; with the English one
 */
export function catalogueFaults(catalogues) {
  const source = catalogues[SOURCE] ?? {};
  return Object.entries(catalogues).flatMap(([locale, entries]) => [
    ...Object.entries(entries).flatMap((entry) =>
      messageFaults(locale)(entry).map((fault) => `${locale}.json: ${fault}`),
    ),
    ...(locale === SOURCE ? [] : translationFaults(locale, entries, source)),
  ]);
}

/**
 * Texts of a remote's manifest stand in its English catalogue, word for word, for translators to see.
 * @param {Entries} source
 * @param {Record<string, string>} texts place in the manifest → text
 */
export function manifestFaults(source, texts) {
  const wanted = Object.fromEntries(Object.entries(texts).map(([place, text]) => [`manifest.${place}`, text]));
  const given = Object.keys(source).filter(isOfManifest);
  return [
    ...Object.entries(wanted)
      .filter(([id, text]) => source[id] !== text)
      .map(([id, text]) => `${SOURCE}.json: "${id}" must be "${text}", as src/manifest.ts says`),
    ...given.filter((id) => !(id in wanted)).map((id) => `${SOURCE}.json: "${id}" is no text of src/manifest.ts`),
  ];
}

/**
 * Words of the audit are said by whoever shows it, as they stand there, with no placeholders to fill.
 * @param {Entries} source
 */
export const auditFaults = (source) =>
  Object.entries(source)
    .filter(([id, text]) => !/^(action[.]\w+|kind|field)[.]\w+$/.test(id) || /[{}<>]/.test(text))
    .map(([id]) => `${SOURCE}.json: "${id}" is no plain text of "action.thing.happened", "kind.thing" or "field.name"`);

/**
 * Texts of the page that the server gives out stand in its template, word for word.
 * @param {Entries} source
 * @param {string} page
 */
export const documentFaults = (source, page) =>
  Object.entries(source)
    .filter(([id, text]) => isOfDocument(id) && !page.includes(`>${text}<`))
    .map(([id, text]) => `${SOURCE}.json: "${id}": src/index.html has no "${text}"`);

/** The product speaks all of its languages everywhere. @param {string[]} locales of one package */
export const missingLanguages = (locales) =>
  LANGUAGES.filter((language) => !locales.includes(language)).map((language) => `${language}.json is missing`);

/** Whether a text has words of its own: more than placeholders, marks and the names of the product. @param {string} text */
const saysSomething = (text) => /\p{L}{2,}/u.test(text.replace(/\{[^{}]*\}|<\/?\w+>/g, ''));

/**
 * Texts that stand in another catalogue as they do in English: forgotten ones, but for those that are alike for a cause.
 * @param {Record<string, Entries>} catalogues
 * @param {Record<string, Record<string, string>>} alike language → text → cause
 * @param {Record<string, Set<string>>} used the texts of `alike` that were met
 */
export function likeEnglish(catalogues, alike, used) {
  const source = catalogues[SOURCE] ?? {};
  return Object.entries(catalogues)
    .filter(([locale]) => locale !== SOURCE)
    .flatMap(([locale, entries]) =>
      Object.entries(entries)
        .filter(([id, text]) => text === source[id] && saysSomething(text))
        .flatMap(([id, text]) => {
          used[locale]?.add(text);
          // The name of a remote is a name: its publisher may say it alike everywhere.
          if (text === source['manifest.name']) return [];
          return alike[locale]?.[text] ? [] : [`${locale}.json: "${id}" is English: "${text}"`];
        }),
    );
}
