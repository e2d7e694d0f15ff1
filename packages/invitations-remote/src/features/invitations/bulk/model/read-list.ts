import { looksLikeAddress } from './address';
import { personOf } from './entry';
import type { Entry } from './entry';

/** Splits at commas, semicolons and tabs, but not inside quotes or angle brackets. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  let angled = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === '<' && !quoted) angled = true;
    else if (letter === '>') angled = false;
    if (!quoted && !angled && (letter === ',' || letter === ';' || letter === '\t')) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  // A quote that nobody closed is only a character.
  if (quoted && parts.length === 1 && /[,;\t]/.test(line)) return line.split(/[,;\t]/);
  return parts;
}

const isAddress = (part: string) => looksLikeAddress(personOf(part).address);

function entriesOfLine(line: string, number: number): Entry[] {
  const parts = partsOf(line)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const addresses = parts.filter(isAddress);
  const [only] = addresses;
  // One address in a row of cells, as it comes out of a spreadsheet: the text beside it is the name.
  if (addresses.length === 1 && only !== undefined && parts.length > 1) {
    const person = personOf(only);
    const beside = parts.filter((part) => part !== only).map((part) => personOf(part).address);
    return [{ line: number, address: person.address, name: person.name ?? (beside.join(' ') || null) }];
  }
  return parts.map((part) => ({ line: number, ...personOf(part) }));
}

/** People of a pasted list: separated by lines, commas, semicolons or tabs. */
export const readList = (text: string): Entry[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line, index) => entriesOfLine(line, index + 1));
