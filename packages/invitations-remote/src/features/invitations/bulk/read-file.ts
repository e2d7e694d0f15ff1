import { decode } from './model/decode';
import type { Encoding } from './model/decode';
import type { Entry } from './model/entry';
import type { Said } from './words';
import { readTable } from './model/read-table';
import type { RolesByName } from './model/roles-of-list';

/** Far more than 500 people need; more than that is another file than was meant. */
const LARGEST = 2 * 1024 * 1024;

const NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

export type FileRead = { entries: Entry[]; encoding: string } | { fault: Said };

/** People of a file that somebody chose, or its fault. */
export async function readFile(file: File, roles: RolesByName): Promise<FileRead> {
  const { name } = file;
  if (file.size > LARGEST) return { fault: { id: 'file.large', values: { name } } };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { fault: { id: 'file.unread', values: { name } } };
  }
  // "PK": a zip, which is what spreadsheets are in.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return { fault: { id: 'file.spreadsheet', values: { name } } };
  }
  const { text, encoding } = decode(bytes);
  const entries = readTable(text, roles);
  if (entries.length === 0) return { fault: { id: 'file.empty', values: { name } } };
  return { entries, encoding: NAMES[encoding] };
}
