import de from './words/de.json';

test('exchanges that a search tries are not called in German as goods that are carried are', () => {
  const told = Object.entries(de).filter(([key]) => key.startsWith('progress.'));
  expect(told.filter(([, words]) => /Umlagerung/.test(words))).toEqual([]);
  expect(de['progress.moves']).toMatch(/Vertauschungen/);
});
