import { bestFirst, foundHere, type FoundGroup } from './found';

const place = (label: string, words?: string) => ({
  ...{ key: label, label, detail: '', href: '/', icon: 'app' as const },
  ...(words !== undefined && { words }),
});
const places: FoundGroup[] = [
  {
    ...{ id: 'pages', label: 'Pages' },
    items: [place('Company', 'units, imperial'), place('Second factor', 'two factor, 2FA'), place('Units of work')],
  },
];
const labels = (term: string) =>
  bestFirst(foundHere(places, term, { groups: [], searching: false }), term, [])
    .flatMap(({ items }) => items)
    .map(({ label }) => label);

test('a page is found by the words that people have for what is on it, after those that are called so', () => {
  expect(labels('imperial')).toEqual(['Company']);
  expect(labels('two factor')).toEqual(['Second factor']);
  expect(labels('units')).toEqual(['Units of work', 'Company']);
});

test('what a term finds is ranked: called so, beginning so, having such a word, found by its hidden words, only containing it', () => {
  const ranked = ['Reports', 'Repo', 'Port', 'Ports of call', 'Old port', 'Harbor', 'Deported'];
  const hidden: Record<string, string> = { Harbor: 'port' };
  const items = ranked.map((label) => place(label, hidden[label]));
  const groups = (): FoundGroup[] => [{ ...{ id: 'pages', label: 'Pages' }, items: items.toReversed() }];
  const found = (recent: readonly string[]) =>
    bestFirst(foundHere(groups(), 'port', { groups: [], searching: false }), 'port', recent).flatMap(({ items: all }) =>
      all.map(({ label }) => label),
    );
  expect(found([])).toEqual(['Port', 'Ports of call', 'Old port', 'Harbor', 'Deported', 'Reports']);
  // Chosen lately, it comes before all that do not begin with the term.
  expect(found(['Harbor'])).toEqual(['Port', 'Ports of call', 'Harbor', 'Old port', 'Deported', 'Reports']);
});

test('records keep the rank that the server gave them, and the group with the best one is first', () => {
  const record = (label: string, rank: number) => ({ ...place(label), rank });
  const skus = { ...{ id: 'skus', label: 'SKUs' }, items: [record('A port', 3), record('Port 2', 1)] };
  const pages = { ...{ id: 'pages', label: 'Pages' }, items: [place('Old port')] };
  const groups = bestFirst([pages, skus], 'port', []);
  expect(groups.map(({ id }) => id)).toEqual(['skus', 'pages']);
  expect(groups[0]?.items.map(({ label }) => label)).toEqual(['Port 2', 'A port']);
  // A word that is meant by a slip of the finger counts least, and more in what a page is called.
  const near: FoundGroup[] = [
    { ...{ id: 'pages', label: 'Pages' }, items: [{ ...place('Places'), detail: 'warehouse' }, place('Warehouse')] },
  ];
  const meant = foundHere(near, 'warehosue', { groups: [], searching: false });
  expect(bestFirst(meant, 'warehosue', []).flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
    'Warehouse',
    'Places',
  ]);
});
