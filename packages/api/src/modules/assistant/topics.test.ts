import { readPrompt } from './topics';

test.each([
  ['How many users do we have?', ['users'], false],
  ['who are my colleagues', ['users'], true],
  ['How many roles and invitations?', ['roles', 'invitations'], false],
  ['list WAREHOUSES', ['warehouses'], true],
  ['number of companies', ['companies'], false],
  ['What may I do?', ['permissions'], false],
  ['who am i', ['me'], true],
  ['hello', [], false],
  ['what can you do', [], false],
  ['rolesque usership', [], false],
])('%j is about %j', (prompt, topics, names) => {
  expect(readPrompt(prompt)).toEqual({ topics, names });
});
