import type { Language } from '@slotwise/contract/constants';
import { WORDS } from './words';

/** More than this without a blank is no word of an answer. */
const HELD_CHARS = 2_000;
const PART_CHARS = 500;

/** Marks that nobody sees, and that could part an address or turn a text around. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]|[^\P{Cc}\n\t]/gu;
/** Pictures and links of Markdown with whatever they lead to, and definitions of such links. */
const PICTURE = /!\[([^\]]*)\](?:\([^)]*\)?|\[[^\]]*\])/gu;
const LINK = /\[([^\]]*)\](?:\([^)]*\)?|\[[^\]]+\]|:\s*\S+)/gu;
const TAG = /<[/!?a-z][^>]*>?/giu;
/** Addresses that some program would make clickable or that say where to go: with a scheme, of a host with a path, of another machine. */
const ADDRESSES = [
  /[a-z][a-z0-9+.-]*[:：]\s?[/／\\]{2}[^\s"'<>]*/giu,
  /(?<![\p{L}\p{N}])(?:mailto|tel|sms|data|javascript|vbscript|file|blob|magnet|intent|ms-[a-z]+):\S*/giu,
  /(?<![\p{L}\p{N}])www[.。．｡]\S*/giu,
  /(?<![\p{L}\p{N}:/])[/\\]{2}[\p{L}\p{N}][^\s"'<>]*/gu,
  /(?<![\p{L}\p{N}@])(?:[\p{L}\p{N}-]+[.。．｡])+\p{L}{2,}(?::\d+)?[/?#][^\s"'<>]*/gu,
  /(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?[/?#][^\s"'<>]*/gu,
];

const withoutAddresses = (text: string, instead: string): string =>
  ADDRESSES.reduce((rest, address) => rest.replace(address, instead), text);

/** A text with names that others gave, in one line: it leads nowhere. Brackets stay, as a name may have them. */
export const plainLine = (text: string, language: Language): string =>
  withoutAddresses(text.replace(/[\s\p{Cc}]+/gu, ' ').replace(UNSEEN, ''), WORDS[language].address);

/** A language model's text as it is shown: nothing in it leads, looks or reaches anywhere, however often it is wrapped up. */
export function plainText(text: string, language: Language): string {
  let rest = text.replace(UNSEEN, '');
  // The rest of one that was taken out may make another.
  for (let before = ''; before !== rest;) {
    before = rest;
    // The mark instead of words: these would stand in the brackets of a link, and be lost with them.
    rest = withoutAddresses(rest.replace(PICTURE, '$1').replace(LINK, '$1').replace(TAG, ''), MARK);
  }
  return rest.replaceAll(MARK, WORDS[language].address);
}
/** Stands for what was left out until all is: no text has it, as it is among what nobody sees. */
const MARK = '\u{F0000}';

/** Gives a stream's text on in plain pieces: whatever could still become an address or a link is kept until more of it is there. */
export class PlainStream {
  private held = '';

  constructor(private readonly language: Language) {}

  push(text: string): string {
    let plain = '';
    // Little at a time: looking for addresses in much would take as long as somebody wants it to.
    for (let at = 0; at < text.length; at += PART_CHARS) plain += this.add(text.slice(at, at + PART_CHARS));
    return plain;
  }

  private add(text: string): string {
    this.held += text;
    const end = this.held.length > HELD_CHARS ? this.held.length : endOfWhole(this.held);
    const whole = this.held.slice(0, end);
    this.held = this.held.slice(end);
    return whole === '' ? '' : plainText(whole, this.language);
  }

  end(): string {
    const rest = plainText(this.held, this.language);
    this.held = '';
    return rest;
  }
}

/** Where the last whole word ends before which no bracket is open. */
function endOfWhole(text: string): number {
  const end = text.search(/\s\S*$/u) + 1;
  const opened = Math.max(
    openAt(text.slice(0, end), '[', ']'),
    openAt(text.slice(0, end), '<', '>'),
    openAt(text.slice(0, end), '](', ')'),
  );
  if (opened < 0) return end;
  // The word that the bracket belongs to begins before it.
  return text.slice(0, opened).search(/\S*$/u);
}

const openAt = (text: string, open: string, close: string): number => {
  const at = text.lastIndexOf(open);
  return at >= 0 && !text.includes(close, at + open.length) ? (open === '](' ? text.lastIndexOf('[', at) : at) : -1;
};
