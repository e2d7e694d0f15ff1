import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileFault } from './file-fault';

/** A tag without the prefix of its namespace. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface XmlListener {
  open?(tag: Tag): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Prefixes differ from one program to the next: `r:id` may be `ns1:id`. */
const withoutPrefixes = (attributes: Record<string, string>): Record<string, string> => {
  const plain: Record<string, string> = {};
  for (const name in attributes) plain[local(name)] = attributes[name] ?? '';
  return plain;
};

/**
 * Reads XML piece by piece; after each piece the caller may take what has been heard.
 * @throws FileFault `file_damaged` for a text that is not well-formed
 */
export async function* listen(pieces: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new FileFault('file_damaged');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    listener.open?.({ name: local(name), attributes: withoutPrefixes(attributes) }),
  );
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  parser.on('closetag', ({ name }) => listener.close?.(local(name)));
  const decoder = new TextDecoder('utf-8');
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
}

/** The same for a part that is heard as a whole. */
export async function listenToAll(pieces: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  for await (const _ of listen(pieces, listener)) continue;
}

/** `_x000D_` stands for the character that XML cannot hold; `_x005F_` for the underscore of a text that looks like one. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
