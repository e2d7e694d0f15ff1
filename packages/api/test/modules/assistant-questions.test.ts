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
