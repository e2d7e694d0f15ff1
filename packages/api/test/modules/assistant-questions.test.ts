import { recognise } from '../../src/modules/assistant/asked/recognise';
import { seed } from '../../src/seed';
import { logIn, startServer, type Person, type TestServer } from '../harness';
import { askAssistant, eachOf } from './ask-assistant';
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

const filled = (text: string) => text.replaceAll(/\{(sku|place)\}/g, (_, name: 'sku' | 'place') => names[name]);

test('120 written-down questions in two languages are answered by the look that knows', async () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(QUESTIONS.map(([, question]) => question)).size).toBe(QUESTIONS.length);
  const wrong: unknown[] = [];
  const judge = async ([language, asked, topic, says]: WrittenQuestion) => {
    const question = filled(asked);
    const found = recognise(question, server.services.looks(), language).map(
      (one) => `${one.look.topic} ${one.language}`,
    );
    const answer = await askAssistant(server, owner, question, { language });
    const expected = filled(says);
    const isRight =
      found.join() === `${topic} ${language}` && answer.text.includes(expected) && answer.lookedAt.length === 1;
    if (!isRight) wrong.push({ question, topic, found, expected, text: answer.text.trim() });
  };
  await eachOf(QUESTIONS, judge);
  expect(wrong).toEqual([]);
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
  // Every SKU has no orders since the last day with orders: none of them is dead for that alone.
  const { total } = (await server.call('GET /skus', { token: owner.token, query: { limit: '1' } })).body;
  expect(await ask('Which SKUs are dead stock?')).not.toMatch(new RegExp(`^${total} SKU`));
});
