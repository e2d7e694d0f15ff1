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
  bestFirst(foundHere(places, term, { groups: [], searching: false }).own, term, [])
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
    bestFirst(foundHere(groups(), 'port', { groups: [], searching: false }).own, 'port', recent).flatMap(
      ({ items: all }) => all.map(({ label }) => label),
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
  expect(bestFirst(meant.own, 'warehosue', []).flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
    'Warehouse',
    'Places',
  ]);
});

/** Names that a term finds among places, each a group, and records. */
function found(typed: string, own: readonly ReturnType<typeof place>[], records: FoundGroup[] = []) {
  const groups = own.map((item): FoundGroup => ({ ...{ id: item.key, label: item.key }, items: [item] }));
  const both = foundHere(groups, typed, { groups: records, searching: false });
  const best = bestFirst([...both.own, ...both.records], typed, []);
  return best.flatMap(({ items }) => items.map(({ label }) => label));
}

test('who is called so comes before who is found by other words, and a whole entry of those before its beginning', () => {
  const own = [
    place('Access', 'my keys, webhooks of mine'),
    place('Integrations', 'API keys, webhooks'),
    place('Webhooks'),
  ];
  expect(found('webhooks', own)).toEqual(['Webhooks', 'Integrations', 'Access']);
  expect(found('keys api', own)).toEqual(['Integrations']);
  // Words of the name and of those others together say more than letters in the middle of words.
  const spread = [place('Superroles personal'), place('Roles', 'add a person')];
  expect(found('roles person', spread)).toEqual(['Roles', 'Superroles personal']);
});

test('a slip is forgiven in words that are not shown too: one from four letters on, a second from eight', () => {
  const own = [place('Webhooks'), place('Links', 'webhooks'), place('Report'), place('Role')];
  expect(found('webhok', own)).toEqual(['Webhooks', 'Links']);
  expect(found('wbehoosk', own)).toEqual(['Webhooks', 'Links']);
  // Of six letters two are another word, and so is one of three.
  expect(found('impert', own)).toEqual([]);
  expect(found('rle', [place('Rale')])).toEqual([]);
});

test('what only resembles the term is left out where something shows it, wherever that was found', () => {
  const near = { ...place('Adit'), rank: 4, marks: ['adit'] };
  const better = { ...place('Audits of 2026'), rank: 1 };
  const records = (items: FoundGroup['items']): FoundGroup[] => [{ ...{ id: 'skus', label: 'SKUs', total: 9 }, items }];
  expect(found('audit', [place('Audit log'), place('Edits')], records([near]))).toEqual(['Audit log']);
  expect(found('audit', [place('Edit'), place('Audio')], records([better, near]))).toEqual(['Audits of 2026']);
  expect(found('within', [place('Herewithin'), place('Withon')])).toEqual(['Herewithin']);
  // By letters within a word that nobody sees, hardly anybody looks for something.
  expect(found('lable', [place('Stock', 'available'), place('Label')])).toEqual(['Stock', 'Label']);
  expect(found('audti', [place('Audit log')], records([near]))).toEqual(['Audit log', 'Adit']);
});
