import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@slotwise/contract/constants';
import { INVITATION_STATUS_WORDS } from '../../src/modules/invitations/status-words';
import { ORDER_STATUS_WORDS } from '../../src/modules/orders/status-words';
import { RECEIPT_STATUS_WORDS } from '../../src/modules/receipts/status-words';
import { seed } from '../../src/seed';
import { logIn, startServer, type Person, type TestServer } from '../harness';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  const { logins } = await seed(server.services, server.services.log);
  owner = await logIn(server.call, logins[0]?.email ?? '', logins[0]?.password ?? '');
});
afterAll(() => server.close());

const subtitles = async (kinds: string, term: string, language: string) => {
  const headers = { 'accept-language': language };
  const { body } = await server.call('GET /search', { token: owner.token, query: { term, kinds }, headers });
  return body.groups.flatMap(({ records }) => records.map(({ subtitle }) => subtitle.split(' · ')[0] ?? ''));
};

test.each([
  ['order', 'SO-', Object.values(ORDER_STATUS_WORDS)],
  ['receipt', 'PO-', Object.values(RECEIPT_STATUS_WORDS)],
  ['invitation', 'example.com', Object.values(INVITATION_STATUS_WORDS)],
] as const)('states of found records (%s) are words of the language of the reader', async (kind, term, words) => {
  for (const language of LANGUAGES) {
    const found = await subtitles(kind, term, language);
    expect(found.length).toBeGreaterThan(0);
    const known: string[] = words.map((each) => each[language]);
    expect([language, found.filter((word) => !known.includes(word))]).toEqual([language, []]);
  }
});

test('an invitation is found by its state as the reader knows it', async () => {
  expect(await subtitles('invitation', 'offen', 'de')).toContain('Offen');
  expect(await subtitles('invitation', 'pending', 'en')).toContain('Pending');
});

test.each([
  ['dashboard-remote/src/features/inventory/orders', ORDER_STATUS_WORDS],
  ['dashboard-remote/src/features/inventory/receipts', RECEIPT_STATUS_WORDS],
  ['invitations-remote/src', INVITATION_STATUS_WORDS],
])('the words are those of the page in %s', (feature, words) => {
  for (const language of LANGUAGES) {
    const path = new URL(`../../../${feature}/words/${language}.json`, import.meta.url);
    const page = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    for (const [status, said] of Object.entries<Record<string, string>>(words))
      expect([status, said[language]]).toEqual([status, page[`status.${status}`]]);
  }
});
