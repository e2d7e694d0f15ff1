import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { seed } from '../../src/seed';
import { askAssistant } from './ask-assistant';

let server: TestServer;
let owner: Person;
let german: Person;
beforeAll(async () => {
  server = await startServer();
  const { logins } = await seed(server.services, server.services.log);
  owner = await logIn(server.call, logins[0]?.email ?? '', logins[0]?.password ?? '');
  german = await signUp(server.call, 'company', { 'accept-language': 'de' });
});
afterAll(() => server.close());

const ask = async (question: string, person = owner, language = 'en') =>
  (await askAssistant(server, person, question, { language })).text.trim();

test.each([
  ['who is an owner?', 'the role “Owner”'],
  ['who is the owner?', 'the role “Owner”'],
  ['who is owner?', 'the role “Owner”'],
  ['who are owners?', 'the role “Owner”'],
  ['who are the owners?', 'the role “Owner”'],
  ['who is a manager?', 'the role “Manager”: Beatriz Camargo, Johanna Lind, Martin Okafor'],
  ['who is the auditor?', 'the role “Auditor”: Marguerite Duval'],
  ['Wer ist Auditor?', 'der Rolle „Auditor“: Marguerite Duval'],
])('%j is answered by the people with the role', async (question, says) => {
  expect(await ask(question)).toContain(says);
});

test('roles with German names are understood, one of them or several', async () => {
  for (const question of ['Wer ist Inhaber?', 'Wer ist der Inhaber?', 'Wer sind die Inhaber?', 'Wer sind Inhaber?'])
    expect([question, await ask(question, german, 'de')]).toEqual([
      question,
      'Es gibt 1 Benutzer mit der Rolle „Inhaber“: Ada Lovelace.',
    ]);
  expect(await ask('Wer ist die Lagerleitung?', german, 'de')).toBe('Niemand hat die Rolle „Lagerleitung“.');
});

test('a person with an article before the name is still the person', async () => {
  expect(await ask('Wer ist der Kenji Watanabe?', owner, 'de')).toContain('hat die Rolle Picker');
  expect(await ask('who is Clara?')).toContain('Clara Whitfield (');
});
