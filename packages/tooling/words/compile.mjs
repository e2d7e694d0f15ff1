import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';

/** `en.json` and `pt-BR.json`, but not `package.json`. */
const CATALOGUE = /^([a-z]{2,3}(?:-[A-Z][a-zA-Z]*)*)\.json$/;
export const CATALOGUE_PATH = /[\\/]words[\\/][a-z]{2,3}(-[A-Z][a-zA-Z]*)*\.json$/;
/** Catalogues are written in English; each other one is a translation of it. */
export const SOURCE = 'en';

/**
 * Tags of the catalogues in a folder, but for the English one.
 * @param {string} folder
 */
export const localesIn = (folder) =>
  readdirSync(folder)
    .flatMap((name) => CATALOGUE.exec(name)?.[1] ?? [])
    .filter((tag) => tag !== SOURCE)
    .sort();

/**
 * ICU text → its syntax tree. Throws with the id if it is not one.
 * @param {string} id
 * @param {string} text
 */
export function parseMessage(id, text) {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true, requiresOtherClause: true });
  } catch (error) {
    throw new Error(`"${id}" is no ICU message: ${String(error)}: ${text}`, { cause: error });
  }
}

/**
 * Plain text stays text, so that a catalogue is hardly larger than its words.
 * @param {string} id
 * @param {string} text
 */
function compileMessage(id, text) {
  const elements = parseMessage(id, text);
  if (elements.length === 0) return '';
  const [first] = elements;
  if (first && elements.length === 1 && isLiteralElement(first)) return first.value;
  return elements;
}

/**
 * Texts that only the shell reads, from the manifest that the build writes them into.
 * @param {string} id
 */
export const isOfManifest = (id) => id.startsWith('manifest.');
/**
 * Texts of the page that the server gives out, which stand there before any script runs.
 * @param {string} id
 */
export const isOfDocument = (id) => id.startsWith('document.');
/**
 * Texts that no script of the package says.
 * @param {string} id
 */
export const isOfBuild = (id) => isOfManifest(id) || isOfDocument(id);

/**
 * The catalogue that browsers get, without texts of the build: `{ locales, messages: { id: text | syntax tree } }`.
 * @param {string} file path of `words/<locale>.json`
 * @param {string} content its text, `{ id: ICU text }`
 */
export function compileCatalogue(file, content) {
  const entries = Object.entries(JSON.parse(content)).filter(([id]) => !isOfBuild(id));
  return {
    locales: localesIn(path.dirname(file)),
    messages: Object.fromEntries(entries.map(([id, text]) => [id, compileMessage(id, text)])),
  };
}
