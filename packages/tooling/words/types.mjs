import { isOfBuild, parseMessage } from './compile.mjs';

/** Kinds of placeholders by the type of ICU's element: an argument, number, date, time, select, plural, tag. @type {Record<number, string>} */
const KINDS = { 1: 'text', 2: 'number', 3: 'date', 4: 'date', 5: 'text', 6: 'number', 8: 'tag' };
/** A plural's `{count}` in one of its cases is the same number. */
const STRONGER = ['tag', 'number', 'date', 'text'];

/**
 * Placeholders of a message: name → `text`, `number`, `date` or `tag`.
 * @param {import('./faults.mjs').Element[]} elements @param {Record<string, string>} [found]
 */
export function placeholdersOf(elements, found = {}) {
  for (const element of elements) {
    const kind = KINDS[element.type];
    if (kind) {
      const known = found[element.value];
      found[element.value] = STRONGER.find((one) => one === known || one === kind) ?? kind;
    }
    for (const option of Object.values(element.options ?? {})) placeholdersOf(option.value, found);
    if (element.children) placeholdersOf(element.children, found);
  }
  return found;
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** @param {string} name */
const nameOf = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));

/** @param {string} id @param {string} text @returns {string} type of its placeholders; empty where it has none */
function typeOf(id, text) {
  const kinds = Object.entries(placeholdersOf(parseMessage(id, text))).sort(([a], [b]) => (a < b ? -1 : 1));
  return kinds.map(([name, kind]) => `${nameOf(name)}: ${quoted(kind)}`).join('; ');
}

const WIDTH = 120;

/** Lines of a union, as many members in each as fit. @param {string[]} members */
function unionOf(members) {
  /** @type {string[]} */
  const lines = [];
  for (const member of members) {
    const longer = `${lines.at(-1) ?? ''} | ${member}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`    | ${member}`);
  }
  return lines;
}

/**
 * The declarations beside a catalogue, `en.d.json.ts`: its ids and the placeholders of each. Most have none, and share their lines: with one
 * a line a large catalogue was longer than any file may be.
 * @param {Record<string, string>} entries id → ICU text
 */
export function typesOf(entries) {
  const types = Object.entries(entries)
    .filter(([id]) => !isOfBuild(id))
    .map(([id, text]) => ({ id: quoted(id), type: typeOf(id, text) }));
  const plain = unionOf(types.filter(({ type }) => type === '').map(({ id }) => id));
  const filled = types.filter(({ type }) => type !== '').map(({ id, type }) => `    ${id}: { ${type} };\n`);
  const members = plain.length > 0 ? plain.join('\n') : '    never';
  return `// Generated from en.json by \`npm run words\`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
${members},
    {}
  > & {
${filled.join('')}  }
>;
export default catalogue;
`;
}
