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
