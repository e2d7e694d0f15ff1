import { Linter } from 'eslint';

// The rules are run by JavaScript.
const { layout } = jest.requireActual<{ layout: { rules: Record<string, never> } }>('../eslint/layout.mjs');

/** Complaints about the size of functions. */
const complaints = (code: string) =>
  new Linter()
    .verify(code, { plugins: { layout }, rules: { 'layout/no-large-closure': 'error' } })
    .map(({ message }) => message);
const long = '\n'.repeat(100);

test.each([
  ['a variable', `function open() { let count = 0; const add = () => count++; ${long} return add; }`],
  ['a map', `const open = () => { const kept = new Map(); const get = (key) => kept.get(key); ${long} return get; };`],
  ['a variable in a block', `function open() { { let count = 0; ${long} return () => count++; } }`],
  ['one in a function within', `function outer() { function open() { let count = 0; ${long} return () => count++; } }`],
])('a long function that keeps %s for others is told', (_name, code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('hide state')]);
});

const states = (count: number) =>
  Array.from({ length: count }, (_, at) => `const [a${at}, setA${at}] = useState(${at});`).join(' ');

test.each([
  ['a component', `function Page() { ${states(4)} const last = useRef(0); ${long} return () => a0; }`],
  ['a hook', `const usePage = () => { ${states(5)} ${long} return () => a0; };`],
])('%s that is long and keeps many states is told', (_name, code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('keep 5 states')]);
});

test.each([
  ['few states', `function Page() { ${states(4)} const root = useRef(null); ${long} return () => a0; }`],
  ['states in a hook of their own', `function Page() { const a = usePage(); ${states(4)} ${long} return () => a; }`],
  ['few lines', `function Page() { ${states(6)} return () => a0; }`],
])('a component of %s is right', (_name, code) => {
  expect(complaints(code)).toEqual([]);
});

test.each([
  ['short', 'function open() { let count = 0; return () => count++; }'],
  ['without functions within', `function open() { let count = 0; ${long} return count; }`],
  ['without state', `function open(count) { ${long} return () => count; }`],
  ['with a loop alone', `function open() { for (let n = 0; n < 3; n++) { ${long} } return () => 1; }`],
  ['a class', `class Open { #count = 0; add() { return this.#count++; } ${long} }`],
])('a function that is %s is right', (_name, code) => {
  expect(complaints(code)).toEqual([]);
});
