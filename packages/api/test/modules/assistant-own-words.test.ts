import { seed } from '../../src/seed';
import { logIn, startServer, type Person, type TestServer } from '../harness';
import { askAssistant } from './ask-assistant';

let server: TestServer;
let owner: Person;
let picker: Person;
beforeAll(async () => {
  server = await startServer();
  const { logins } = await seed(server.services, server.services.log);
  const { email = '', password = '' } = logins[0] ?? {};
  owner = await logIn(server.call, email, password);
  picker = await logIn(server.call, 'kenji.watanabe@alderbrook.example', password);
});
afterAll(() => server.close());

const ask = (question: string, person = owner) =>
  askAssistant(server, person, question, { language: /^(?:was|wie|wer|wen|entf)/iu.test(question) ? 'de' : 'en' });

test.each([
  ['who has no second factor', '24 users without two-factor'],
  ['who is without a second factor?', '24 users without two-factor'],
  ['who has not set up a second factor?', '24 users without two-factor'],
  ['which users have no second factor?', '24 users without two-factor'],
  ['Wer hat noch keinen zweiten Faktor?', '24 Benutzer ohne zweiten Faktor'],
  ['What permissions does the Member role have?', 'The role Member holds'],
  ['Which rights does the Member role have?', 'The role Member holds'],
  ['What may the Manager role do?', 'The role Manager holds'],
  ['what should I reorder?', 'at or below the reorder level'],
  ['what do I need to reorder?', 'at or below the reorder level'],
  ['Was muss ich nachbestellen?', 'am Meldebestand oder darunter'],
  ['Was sollte ich bestellen?', 'am Meldebestand oder darunter'],
  ['how long is the walk per line?', 'a line'],
  ['how far do we walk per line?', 'a line'],
  ['Wie lang ist der Weg je Position?', 'je Position'],
])('%j is understood', async (question, says) => {
  const { text } = await ask(question);
  expect(text).toContain(says);
});

test.each([
  ['what did I do today?', 'what you did', 'From the audit log of'],
  ['what have I changed today?', 'what you did', 'From the audit log of'],
  ['Was habe ich heute gemacht?', 'was Sie getan haben', 'Aus dem Protokoll vom'],
  ['Was habe ich zuletzt geändert?', 'was Sie getan haben', 'Aus dem Protokoll,'],
])('%j is answered by what the asker did', async (question, what, says) => {
  const { text, lookedAt } = await ask(question);
  expect([lookedAt, text]).toEqual([[what], expect.stringContaining(says)]);
});

test('the walk for a line is told in the units of the reader’s company', async () => {
  const { text } = await ask('how long is the walk per line?');
  expect(text).toMatch(/On the 30 days up to .*, pickers walked [\d.,]+ m a line/);
});

test('changes of somebody’s role are found by the person', async () => {
  const { member, picker: former } = await rolesNamed();
  for (const role of [member, former])
    await server.call('PATCH /role/users', {
      token: owner.token,
      body: { role_id: role.id, users: [...role.users.map(({ id }) => ({ id })), { id: picker.userId }] },
    });
  for (const question of [
    "who changed Kenji's role?",
    'who changed the role of Kenji Watanabe?',
    'Wer hat die Rolle von Kenji geändert?',
    'Wer hat Kenjis Rolle geändert?',
  ]) {
    const { text, lookedAt } = await ask(question);
    expect([question, lookedAt, text]).toEqual([
      question,
      [expect.stringMatching(/Kenji Watanabe/)],
      expect.stringContaining('Clara Whitfield'),
    ]);
    expect(text.split(';')).toHaveLength(2);
  }
});

async function rolesNamed() {
  const { body } = await server.call('GET /mycompany/roles', { token: owner.token });
  const named = (name: string) => body.myRoles.find((role) => role.name === name) ?? body.myRoles[0]!;
  return { member: named('Member'), picker: named('Picker') };
}

test('orders that nobody proposes lead to the page where it is done', async () => {
  for (const question of ['remove Kenji from the company', 'please remove Kenji', 'Entferne Kenji aus der Firma']) {
    const { text, links } = await ask(question);
    expect(text).toMatch(/know no change|kenne ich keine Änderung/);
    expect([question, links]).toEqual([question, [expect.objectContaining({ kind: 'user', title: 'Kenji Watanabe' })]]);
  }
  for (const question of ['undo that', 'undo', 'take that back', 'Mach das rückgängig']) {
    const { text, links } = await ask(question);
    expect([question, links[0]?.kind]).toEqual([question, 'audited-act']);
    expect(text).not.toContain('did not understand');
  }
  expect((await ask('undo that', picker)).links).toEqual([]);
});
