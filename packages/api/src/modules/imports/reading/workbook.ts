import { posix } from 'node:path';
import { FileFault } from './file-fault';
import { LIMITS } from './table';
import { listenToAll, unescaped } from './xml';
import type { Zip } from './zip';

export interface Sheet {
  name: string;
  /** Name of its part in the archive. */
  part: string;
  hidden: boolean;
}

/** A workbook's description, and the tables that its cells refer to. */
export interface Workbook {
  sheets: Sheet[];
  /** Days are counted from 1904 instead of 1900. */
  since1904: boolean;
  /** By the number of a cell's style: whether its numbers are shown as dates. */
  dates: readonly boolean[];
  texts: readonly string[];
}

interface Relation {
  type: string;
  part: string;
}

/** Targets of a part's relations, by id. A part without relations has none. */
async function relationsOf(zip: Zip, part: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const { dir, base } = posix.parse(part);
  const file = posix.join(dir, '_rels', `${base}.rels`);
  if (!zip.has(file)) return relations;
  await listenToAll(zip.part(file), {
    open({ name, attributes: { Id = '', Type = '', Target = '' } }) {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: target });
    },
  });
  return relations;
}

const partOf = (relations: Map<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.part;

/** @throws FileFault `file_not_spreadsheet` for an archive of another kind */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const main = partOf(await relationsOf(zip, ''), 'officeDocument');
  if (main === undefined || !zip.has(main)) throw new FileFault('file_not_spreadsheet');
  const relations = await relationsOf(zip, main);
  const sheets: Sheet[] = [];
  let since1904 = false;
  await listenToAll(zip.part(main), {
    open({ name, attributes }) {
      if (name === 'workbookPr') since1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet' || sheets.length >= LIMITS.headSheets) return;
      const relation = relations.get(attributes.id ?? '');
      // Charts have sheets of their own, without rows.
      if (relation?.type !== 'worksheet') return;
      const hidden = attributes.state !== undefined && attributes.state !== 'visible';
      sheets.push({ name: attributes.name ?? '', part: relation.part, hidden });
    },
  });
  if (sheets.length === 0) throw new FileFault('file_not_spreadsheet');
  const styles = partOf(relations, 'styles');
  const shared = partOf(relations, 'sharedStrings');
  return {
    sheets,
    since1904,
    dates: styles !== undefined && zip.has(styles) ? await dateStyles(zip, styles) : [],
    texts: shared !== undefined && zip.has(shared) ? await sharedTexts(zip, shared) : [],
  };
}

/** Numbers of the formats that every spreadsheet knows and that show a date. */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Without quoted text, escaped characters and text in brackets (colours, languages, elapsed time aside). */
const isDateCode = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/general/gi, ''));

async function dateStyles(zip: Zip, part: string): Promise<boolean[]> {
  const custom = new Map<number, boolean>();
  const dates: boolean[] = [];
  let inCells = false;
  await listenToAll(zip.part(part), {
    open({ name, attributes }) {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), isDateCode(attributes.formatCode ?? ''));
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) {
        const id = Number(attributes.numFmtId ?? 0);
        dates.push(custom.get(id) ?? isDateFormat(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return dates;
}

async function sharedTexts(zip: Zip, part: string): Promise<string[]> {
  const texts: string[] = [];
  let chars = 0;
  let current = '';
  let inText = false;
  let phonetic = false;
  await listenToAll(zip.part(part), {
    open({ name }) {
      if (name === 'si') current = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    text(text) {
      if (inText) current += text;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') {
        chars += current.length + 16;
        if (chars > LIMITS.sharedChars) throw new FileFault('file_bomb');
        texts.push(unescaped(current));
      }
    },
  });
  return texts;
}
