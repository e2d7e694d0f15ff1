import { recognise } from '../../src/modules/assistant/asked/recognise';
import { seed } from '../../src/seed';
import { logIn, startServer, type Person, type TestServer } from '../harness';
import { askAssistant, eachOf } from './ask-assistant';
import { NO_QUESTIONS, WORDED } from './assistant-words';

let server: TestServer;
let owner: Person;
let picker: Person;
let names: Record<'sku' | 'place', string>;
beforeAll(async () => {
  server = await startServer();
  const { logins } = await seed(server.services, server.services.log);
  const { email = '', password = '' } = logins[0] ?? {};
  owner = await logIn(server.call, email, password);
  picker = await logIn(server.call, 'kenji.watanabe@alderbrook.example', password);
  const { items } = (await server.call('GET /stock/moves', { token: owner.token, query: { kind: 'pick', limit: '1' } }))
    .body;
  const sku = items[0]?.sku;
  const stock = await server.call('GET /stock', { token: owner.token, query: { sku_id: sku?.id ?? '', limit: '1' } });
  names = { sku: sku?.code ?? '', place: stock.body.items[0]?.location.code ?? '' };
});
afterAll(() => server.close());

const filled = (text: string) => text.replaceAll(/\{(sku|place)\}/g, (_, name: 'sku' | 'place') => names[name]);
const topics = (question: string, language: 'en' | 'de') =>
  recognise(question, { looks: server.services.looks(), kinds: server.services.searches() }, language).map(
    ({ look, otherwise }) => [look.topic, otherwise?.look.topic],
  );

test('questions are understood in whatever order of words, with what they name', async () => {
  const wrong: unknown[] = [];
  await eachOf(WORDED, async ([language, asked, topic, says]) => {
    const question = filled(asked);
    const found = topics(question, language);
    const { text, links } = await askAssistant(server, owner, question, { language });
    const isKnown = found.length === 1 && found[0]?.includes(topic) && text.includes(filled(says));
    if (!isKnown) wrong.push({ question, topic, found, text: text.trim(), links: links.length });
  });
  expect(wrong).toEqual([]);
});

test('what shares words with a question and asks for something else is none', () => {
  expect(NO_QUESTIONS.map(([language, question]) => [question, topics(question, language)])).toEqual(
    NO_QUESTIONS.map(([, question]) => [question, []]),
  );
});

test('a change that nobody proposes is not done, and it is said where people make it', async () => {
  const ask = (question: string, language = 'en') => askAssistant(server, owner, question, { language });
  const invite = await ask('invite max@example.com as Picker');
  expect(invite.text).toContain('know no change by these words');
  expect(invite.text).not.toContain('nothing called');
  const blocked = await ask(`Sperre den Lagerplatz ${names.place}`, 'de');
  expect(blocked.text).toContain('kenne ich keine Änderung');
  expect(blocked.links).toContainEqual(expect.objectContaining({ kind: 'location', title: names.place }));
  const canceled = await ask('Einladung von Lena Fischer zurückziehen', 'de');
  expect(canceled.proposals).toHaveLength(1);
  expect((await ask('cancel the invitation of Lena Fischer')).proposals).toHaveLength(1);
  const [omar] = (await ask('Einladung von Omar Haddad zurückziehen', 'de')).proposals;
  expect(omar?.record.kind).toBe('invitation');
});

test('a question that is not understood keeps the record that it names', async () => {
  const { suggested, text } = await askAssistant(server, owner, `is ${names.sku} a good present for my mother?`);
  expect(text).toContain('did not understand');
  expect(suggested).not.toEqual([]);
  for (const question of suggested) expect(question).toContain(names.sku);
  for (const question of suggested)
    expect((await askAssistant(server, owner, question)).text).not.toContain('did not understand');
});

test('nobody is told what their role does not let them see', async () => {
  for (const [question, language] of [
    ['who changed roles yesterday?', 'en'],
    ['Wer hat zuletzt Rollen geändert?', 'de'],
    ['When does the invitation of Lena Fischer expire?', 'en'],
  ] as const) {
    const { text, lookedAt, links } = await askAssistant(server, picker, question, { language });
    expect([text, lookedAt, links]).toEqual([expect.stringMatching(/permission|Berechtigung/), [], []]);
  }
});

test('moments are of the place where the reader is, and sign-ins are among what somebody did', async () => {
  const ask = async (prompt: string, time_zone: string) => {
    const response = await fetch(`${server.url}/api/assistant/prompt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ prompt, time_zone }),
    });
    return [...(await response.text()).matchAll(/"type":"text","text":"([^"]*)"/g)].map(([, text]) => text).join('');
  };
  const questions = ['what was changed last?', 'what did Clara Whitfield do today?', `moves of ${names.sku}`];
  for (const question of [...questions, 'When does the invitation of Lena Fischer expire?']) {
    const said = await ask(question, 'Asia/Tokyo');
    expect([question, said]).toEqual([question, expect.stringContaining('GMT+9')]);
    expect(said).not.toContain('UTC');
  }
  expect(await ask('what did Clara Whitfield do today?', 'UTC')).toMatch(/Clara Whitfield session opened/);
});
