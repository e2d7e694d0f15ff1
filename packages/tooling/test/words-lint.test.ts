import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const page = 'packages/roles-remote/src/page.tsx';

/** Names of the rules that complain of each code, which is linted with our own configuration in a process of its own. */
function complaintsOf(codes: readonly (readonly [code: string, file: string])[], rules: readonly string[]): string[][] {
  const script = `
    import { ESLint } from 'eslint';
    import { readFileSync } from 'node:fs';
    const eslint = new ESLint();
    const { codes, rules } = JSON.parse(readFileSync(0, 'utf8'));
    const told = [];
    for (const [code, filePath] of codes) {
      const [{ messages }] = await eslint.lintText(code, { filePath });
      if (messages.some(({ fatal }) => fatal)) throw new Error(code + ': ' + messages[0].message);
      told.push(messages.map(({ ruleId }) => ruleId).filter((rule) => rules.includes(rule)));
    }
    console.log(JSON.stringify(told));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    input: JSON.stringify({ codes, rules }),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(out) as string[][];
}

const texts: [name: string, code: string][] = [
  ['as children', `const a = <Button children="Press me" />;`],
  ['as children in braces', `const a = <Button children={'Press me'} />;`],
  ['of a cell', `const c = { cell: (row) => (row.done ? 'Done today' : row.name) };`],
  ['of a made header', `const c = { header: () => 'Title of wave' };`],
  ['returned in a block', `const c = { header: () => { return 'Title of wave'; } };`],
  ['that a component returns', `function Empty() { if (x) return <p />; return 'Nothing here yet'; }`],
  ['that a component returns on a condition', `function Empty({ saved }) { return saved && 'Everything saved'; }`],
  ['that an arrow component is', `const Empty = () => 'Nothing here yet';`],
  ['that a function makes', `const sentence = () => 'Nothing was saved'; const a = <p>{sentence()}</p>;`],
  [
    'that a declared function makes',
    `function sentence() { return 'Nothing was saved'; } const a = <p>{sentence()}</p>;`,
  ],
  ['in an array', `const a = <p>{['Yes indeed', name]}</p>;`],
  ['of a constant array', `const all = ['Yes indeed', name]; const a = <ul>{all.map((one) => <li>{one}</li>)}</ul>;`],
  ['of an array that is mapped', `const a = <ul>{['Yes indeed'].map((one) => <li>{one}</li>)}</ul>;`],
  ['that a state begins with', `function A() { const [state] = useState('Not saved yet'); return <p>{state}</p>; }`],
  ['of a variable', `let text = 'Before all'; const a = <p aria-label={text} />;`],
  ['given to a variable later', `let text; text = 'Before all'; const a = <p>{text}</p>;`],
  ['of a template with a value', 'const a = (n: number) => `${n} trucks`; const b = <Field label={a(2)} />;'],
  [
    'that a hook returns',
    `const useA = () => ({ said: 'Not saved' }); const A = () => { const { said } = useA(); return <p>{said}</p>; };`,
  ],
  ['that is asked', `window.confirm('Leave the page?');`],
  ['that is joined', `const joined = 'Save ' + name; const a = <p>{joined}</p>;`],
];

const others: [name: string, code: string][] = [
  ['an id in a cell', `const c = { cell: (row) => row.kind === 'Wave' };`],
  ['a function that returns an id', `const kind = () => 'wave'; const a = <p>{kind()}</p>;`],
  ['a function of another kind', `const nameOf = () => 'Nothing was saved';`],
  ['a state that is an id', `function A() { const [tab] = useState('all'); return <p>{tab}</p>; }`],
  [
    'an array of ids',
    `const all = ['asc', 'desc']; const a = <ul>{all.map((one) => <li key={one}>{t(one)}</li>)}</ul>;`,
  ],
  [
    'an array that is mapped to words',
    `const all = ['Enter', 'End']; const a = <ul>{all.map((one) => <li>{t(one)}</li>)}</ul>;`,
  ],
  ['a template of values alone', 'const a = <p title={`${first} ${last}`} className={`tile ${wide}`} />;'],
  ['a sum', `const a = <p>{count + 1}</p>;`],
];

test('texts one step away from what people read are told, and no others', () => {
  const told = complaintsOf(
    [...texts, ...others].map(([, code]) => [code, page]),
    ['words/no-literal'],
  );
  const found = [...texts, ...others].map(([name], place) => [name, told[place]?.length]);
  expect(found).toEqual([...texts.map(([name]) => [name, 1]), ...others.map(([name]) => [name, 0])]);
}, 120_000);

test('dates and numbers are written by the formats alone', () => {
  const restricted = (codes: string[], file = page) =>
    complaintsOf(
      codes.map((code) => [code, file]),
      ['no-restricted-properties'],
    ).map((rules) => rules.length);
  const written = [
    `export const a = (d: Date) => d.toLocaleDateString();`,
    `export const a = (n: number) => n.toLocaleString('en');`,
    `export const a = (n: number) => new Intl.NumberFormat('en').format(n);`,
    `export const a = Intl.DateTimeFormat();`,
  ];
  expect(restricted(written)).toEqual([1, 1, 1, 1]);
  expect(restricted([`export const a = new Intl.Collator('en');`])).toEqual([0]);
  expect(restricted(written, 'packages/shared/src/words/formats.ts')).toEqual([0, 0, 0, 0]);
  expect(restricted([`export const a = (e: Element) => e.innerHTML;`])).toEqual([1]);
}, 120_000);
