import { recognise } from '../../src/modules/assistant/asked/recognise';
import { seed } from '../../src/seed';
import { logIn, startServer, type Person, type TestServer } from '../harness';
import { askAssistant, eachOf } from './ask-assistant';
import { PARAPHRASES } from './assistant-paraphrases';
import { QUESTIONS, type WrittenQuestion } from './assistant-questions';

let server: TestServer;
let owner: Person;
/** A SKU that lies somewhere, and where: the demonstration names its own. */
let names: Record<'sku' | 'place', string>;
beforeAll(async () => {
  server = await startServer();
  const { logins } = await seed(server.services, server.services.log);
  owner = await logIn(server.call, logins[0]?.email ?? '', logins[0]?.password ?? '');
  const { items } = (await server.call('GET /stock/moves', { token: owner.token, query: { kind: 'pick', limit: '1' } }))
    .body;
  const sku = items[0]?.sku;
  const stock = await server.call('GET /stock', { token: owner.token, query: { sku_id: sku?.id ?? '', limit: '1' } });
  names = { sku: sku?.code ?? '', place: stock.body.items[0]?.location.code ?? '' };
});
afterAll(() => server.close());

const known = () => ({ looks: server.services.looks(), kinds: server.services.searches() });
const filled = (text: string) => text.replaceAll(/\{(sku|place)\}/g, (_, name: 'sku' | 'place') => names[name]);

/** Those of some questions that are not answered by the look that knows; a mere name is no sentence of any look. */
async function wrongOf(questions: readonly WrittenQuestion[], { names = false } = {}): Promise<unknown[]> {
  const wrong: unknown[] = [];
  await eachOf(questions, async ([language, asked, topic, says]) => {
    const question = filled(asked);
    const found = recognise(question, known(), language).map((one) => `${one.look.topic} ${one.language}`);
    const answer = await askAssistant(server, owner, question, { language });
    const expected = filled(says);
    const isKnown = found.join() === `${topic} ${language}` || (names && found.length === 0);
    if (!isKnown || !answer.text.includes(expected) || answer.lookedAt.length !== 1)
      wrong.push({ question, topic, found, expected, text: answer.text.trim() });
  });
  return wrong;
}

test('120 written-down questions in two languages are answered by the look that knows', async () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(QUESTIONS.map(([, question]) => question)).size).toBe(QUESTIONS.length);
  expect(await wrongOf(QUESTIONS)).toEqual([]);
});

test('other ways to ask the same, and mere names and codes, are answered as well', async () => {
  expect(await wrongOf(PARAPHRASES, { names: true })).toEqual([]);
});

test('answers from the audit log are limited to the days that were asked about, and name them', async () => {
  const ask = async (question: string, language = 'en') =>
    (await askAssistant(server, owner, question, { language })).text;
  for (const question of ['what happened yesterday?', 'what did Clara do yesterday?', 'what was changed yesterday?']) {
    const text = await ask(question);
    const [named, ...entries] = text.match(/[A-Z][a-z]{2} \d{1,2}, \d{4}/g) ?? [];
    expect([question, named]).toEqual([question, expect.any(String)]);
    for (const day of entries) expect([question, day]).toEqual([question, named]);
  }
  expect(await ask('what happened on Jan 3, 1999?')).toContain('no such entry of Jan 3, 1999');
  expect(await ask('Wer hat am 3. Januar 1999 etwas gelöscht?', 'de')).toContain(
    'keinen solchen Eintrag vom 03.01.1999',
  );
  expect(await ask('Which roles are there since Monday?')).toContain('I cannot limit this to “since Monday”');
});

test('suggestions are about what was asked, and where nothing is, none is made', async () => {
  const suggested = async (question: string) => (await askAssistant(server, owner, question)).suggested;
  expect((await suggested('write a song about blocked locations'))[0]).toBe('Which locations are blocked?');
  expect((await suggested('I wonder about late orders, you know'))[0]).toBe('Which orders are open?');
  expect(await suggested('sing a lullaby')).toEqual([]);
});

test('fast and dead SKUs are counted to the same day, and both answers name it', async () => {
  const ask = async (question: string, language = 'en') =>
    (await askAssistant(server, owner, question, { language })).text;
  const until = async (question: string, language: string, form: RegExp) =>
    form.exec(await ask(question, language))?.[1];
  const fast = await until('Which are the fastest SKUs?', 'en', /up to (\w+ \d+, \d+)/);
  expect(fast).toMatch(/\d{4}$/);
  expect(await until('Which SKUs are dead stock?', 'en', /up to (\w+ \d+, \d+)/)).toBe(fast);
  const schnell = await until('Welche sind die schnellsten Artikel?', 'de', /bis (\d+\.\d+\.\d+)/);
  expect(schnell).toMatch(/\d{4}$/);
  expect(await until('Welche Artikel bestellt niemand mehr?', 'de', /bis (?:zum )?(\d+\.\d+\.\d+)/)).toBe(schnell);
  // Not every SKU is dead for the one reason that the demonstration's orders are years old.
  const skus = /^\d+ SKUs/.exec(await ask('How many SKUs do we have?'))?.[0];
  expect(skus).toBeDefined();
  expect((await ask('Which SKUs are dead stock?')).startsWith(`${skus} `)).toBe(false);
});
