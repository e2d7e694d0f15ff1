import type { CompiledMessage } from './catalogue';
import type { PseudoLocale } from './languages';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçđéƒĝĥíĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];
const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** Other languages need up to half as much room again. */
const longer = (text: string) =>
  text.replace(/[\p{L}]{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 3)));

const OVERRIDE = '\u202e';
const END = '\u202c';
/** Each word in the direction of Arabic and Hebrew, its letters as they are. */
const mirrored = (text: string) => text.replace(/[^\s]+/gu, (word) => `${OVERRIDE}${word}${END}`);

const WRITTEN: Record<PseudoLocale, (text: string) => string> = {
  'en-XA': (text) => accented(longer(text)),
  'en-XB': mirrored,
};

/** As much of ICU's syntax tree as has to be known here. */
interface Element {
  type: number;
  value?: string;
  children?: Element[];
  options?: Record<string, { value: Element[] }>;
}
const LITERAL = 0;

/** Changes what is literally there; placeholders, tags and the cases of a plural stay. */
function rewritten(elements: Element[], write: (text: string) => string): Element[] {
  return elements.map((element) => {
    if (element.children) return { ...element, children: rewritten(element.children, write) };
    if (element.options) {
      const options = Object.entries(element.options).map(
        ([name, option]) => [name, { ...option, value: rewritten(option.value, write) }] as const,
      );
      return { ...element, options: Object.fromEntries(options) };
    }
    return element.type === LITERAL ? { ...element, value: write(element.value ?? '') } : element;
  });
}

/** English in a disguise: `en-XA` is long and accented, `en-XB` runs from right to left. Words that stay plain are in no catalogue. */
export function pseudo<Id extends string>(
  messages: Readonly<Record<Id, CompiledMessage>>,
  locale: PseudoLocale,
): Record<Id, CompiledMessage> {
  const write = WRITTEN[locale];
  return Object.fromEntries(
    Object.entries<CompiledMessage>(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? write(message) : rewritten(message as Element[], write),
    ]),
  ) as Record<Id, CompiledMessage>;
}
