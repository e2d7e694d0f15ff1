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

test.each([
  ['short', 'function open() { let count = 0; return () => count++; }'],
  ['without functions within', `function open() { let count = 0; ${long} return count; }`],
  ['without state', `function open(count) { ${long} return () => count; }`],
  ['with a loop alone', `function open() { for (let n = 0; n < 3; n++) { ${long} } return () => 1; }`],
  ['a class', `class Open { #count = 0; add() { return this.#count++; } ${long} }`],
])('a function that is %s is right', (_name, code) => {
  expect(complaints(code)).toEqual([]);
});
