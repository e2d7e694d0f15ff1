import { looksLikeAddress } from './address';
import { isAngled, personOf, unquoted } from './entry';
import type { Entry } from './entry';
import { roleIn, type RolesByName } from './roles-of-list';

/** Text between two separators. */
interface Part {
  /** The separator before it. */
  mark: string;
  text: string;
}

const hasOpenQuote = (text: string) => text.split('"').length % 2 === 0;

/** Splits at commas, semicolons and tabs, but not inside angle brackets or quotes. A quote that nobody closed is only a character. */
function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  const knowsQuotes = !hasOpenQuote(line);
  let part: Part = { mark: '', text: '' };
  let quoted = false;
  let angled = false;
  for (const letter of line) {
    if (letter === '"' && knowsQuotes) quoted = !quoted;
    else if (letter === '<' && !quoted) angled = true;
    else if (letter === '>') angled = false;
    if (!quoted && !angled && (letter === ',' || letter === ';' || letter === '\t')) {
      parts.push(part);
      part = { mark: letter, text: '' };
    } else part.text += letter;
  }
  parts.push(part);
  return parts.map(({ mark, text }) => ({ mark, text: text.trim() })).filter(({ text }) => text !== '');
}

type Words = { words: string };
type Item = Pick<Entry, 'address' | 'name'> | Words;

const isWords = (item: Item): item is Words => 'words' in item;

const ADDRESS_ALONE = /^[^\s@]+@[^\s@]+$/;
const NUMBER_AT_END = /^(.*\p{L}.*?)\s+(\+[\d\s()./-]{4,})$/su;

/** Addresses between blanks, each with the words before it: `Ann Lee ann@example.com`, `a@example.com b@example.com`. */
function betweenBlanks(text: string): Item[] | null {
  const tokens = text.split(/\s+/);
  if (tokens.length < 2 || !tokens.some((token) => ADDRESS_ALONE.test(token))) return null;
  const items: Item[] = [];
  let words: string[] = [];
  for (const token of tokens) {
    if (ADDRESS_ALONE.test(token)) {
      items.push({ address: personOf(token).address, name: unquoted(words.join(' ')) || null });
      words = [];
    } else words.push(token);
  }
  return words.length > 0 ? [...items, { words: words.join(' ') }] : items;
}

function itemsOf(text: string): Item[] {
  // `Ann <a@example.com> Bo <b@example.com>`
  const pieces = text.split(/(?<=>)\s+(?=[^<>]*<)/);
  if (pieces.length > 1) return pieces.flatMap(itemsOf);
  if (isAngled(text)) return [personOf(text)];
  const items = betweenBlanks(text);
  if (items) return items;
  const [, name, number] = NUMBER_AT_END.exec(text) ?? [];
  if (name !== undefined && number !== undefined) return [{ address: number, name: unquoted(name) }];
  const person = personOf(text);
  return looksLikeAddress(person.address) ? [person] : [{ words: person.address }];
}

/** A name with a comma in it, without quotes: `Doe, John <john@example.com>`. */
function withWholeNames(parts: readonly Part[], roles: RolesByName): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const isName =
      before && part.mark === ',' && isAngled(part.text) && /^[^<"]/.test(part.text) && !before.text.includes('"');
    if (isName && itemsOf(before.text).every(isWords) && roleIn(before.text, roles) === null) {
      whole[whole.length - 1] = { mark: before.mark, text: `${before.text}, ${part.text}` };
    } else whole.push(part);
  }
  return whole;
}

/** Marks that lists put in front of their lines; a number only in front of something that is no number itself. */
const BULLET = /^\s*(?:[-*•‣◦▪▫·●○–—]\s+|\(?\d{1,3}[.)]\s+(?=[^\d\s]))/u;

function entriesOfLine(line: string, number: number, roles: RolesByName): Entry[] {
  const items = withWholeNames(partsOf(line.replace(BULLET, '')), roles).flatMap(({ text }) => itemsOf(text));
  const people = items.filter((item) => !isWords(item)).length;
  const entries: Entry[] = [];
  const beside: string[] = [];
  let role: string | undefined;
  for (const item of items) {
    const last = entries.at(-1);
    if (!isWords(item)) {
      entries.push({ line: number, ...item });
      continue;
    }
    const named = people > 0 ? roleIn(item.words, roles) : null;
    // Of one person the line may tell the role anywhere, of several after each.
    if (named !== null && people === 1) role ??= named;
    else if (named !== null && last) last.role ??= named;
    else if (people === 1) beside.push(item.words);
    else entries.push({ line: number, address: item.words, name: null });
  }
  const [only] = entries;
  if (people !== 1 || !only) return entries;
  // One address in a row of cells, as it comes out of a spreadsheet: the text beside it is the name.
  return [{ ...only, name: only.name ?? (beside.join(' ') || null), ...(role !== undefined && { role }) }];
}

/** People of a pasted list: separated by lines, commas, semicolons, tabs or the blanks between addresses. */
export const readList = (text: string, roles: RolesByName): Entry[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line, index) => entriesOfLine(line, index + 1, roles));
