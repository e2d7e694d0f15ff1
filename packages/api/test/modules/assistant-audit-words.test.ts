import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { askAssistant } from './ask-assistant';
import { join as joinCompany, rolesByName } from './fixtures';
import { buildOf, manifestOf, publishBuild } from './remote-build';

const clock = new MovedClock();
const PACKAGES = join(__dirname, '../../..');
let server: TestServer;
let store: string;
let owner: Person;
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'slotwise-words-'));
  server = await startServer({ FILES_URL: store }, { clock });
  owner = await signUp(server.call);
  server.services.config.deploymentAdmins.push(owner.email);
  await publishWords();
});
afterAll(async () => {
  await server.close();
  await rm(store, { recursive: true });
});

/** Publishes each remote of this repository with the words that it has for the audit. */
async function publishWords() {
  const { token } = owner;
  for (const folder of (await readdir(PACKAGES)).filter((name) => name.endsWith('-remote'))) {
    const path = join(PACKAGES, folder, 'src/audit/words');
    const words = async (language: string) =>
      JSON.parse(await readFile(join(path, `${language}.json`), 'utf8')) as Record<string, string>;
    const id = folder.replace('-remote', '');
    const manifest = manifestOf(id, '1.0.0', { audit: { en: await words('en'), de: await words('de') } });
    const { body } = await server.call('POST /remotes/keys', { token, body: { remote: id, name: 'Pipeline' } });
    expect((await publishBuild(server, body.secret, buildOf(manifest))).status).toBe(200);
  }
  clock.ahead += 1001;
}

const ask = async (question: string, language: string) =>
  (await askAssistant(server, owner, question, { language })).text;

test('acts are told in the words of the page of the audit', async () => {
  expect(await ask('who signed in last?', 'en')).toContain('UTC, Ada Lovelace signed in');
  expect(await ask('Wer hat sich zuletzt angemeldet?', 'de')).toContain('UTC, Ada Lovelace hat sich angemeldet');
  const colleague = await joinCompany(server, owner);
  const { manager } = await rolesByName(server, owner);
  const users = [...manager.users.map(({ id }) => ({ id })), { id: colleague.userId }];
  await server.call('PATCH /role/users', { token: owner.token, body: { role_id: manager.id, users } });
  expect(await ask("who changed Grace Hopper's role?", 'en')).toContain('Ada Lovelace changed the role of a user');
  const german = await ask('Was habe ich zuletzt geändert?', 'de');
  expect(german).toContain('Ada Lovelace hat die Rolle eines Benutzers geändert');
  expect(german).not.toMatch(/ – |\w+\.\w+_/);
});
