import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { look } from '../../src/modules/audit/look';
import { signUp, startServer, type TestServer } from '../harness';
import { askAssistant } from './ask-assistant';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each([
  [{}, false],
  [{ when: 'this week' }, true],
])('reads the tenant’s settings where days were said, and not else: %j', async (args, reads) => {
  const owner = await signUp(server.call);
  const asked: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const scope = { userId: owner.userId, companyId: owner.tenantId, wmsId: null };
  const found = await server.services.db.readTenant(scope, (trx) => {
    const actor = { ...scope, userType: 'company' } as never;
    const changes = look(server.services).find(({ topic }) => topic === 'last_changes');
    const question = { actor, tenantId: owner.tenantId, language: 'en', timeZone: 'UTC' } as const;
    if (!changes) throw new Error('Nothing tells the last changes.');
    return changes.read({ ...question, trx: trx.withPlugin(listening), now: new Date() }, args);
  });
  expect(found).toHaveProperty('text');
  expect(JSON.stringify(asked).includes('"tenant_settings"')).toBe(reads);
});

test('says that there are older entries where it lists not all, and not else', async () => {
  const owner = await signUp(server.call);
  const asked = async () => (await askAssistant(server, owner, 'what changed lately?')).text;
  expect(await asked()).not.toContain('older ones');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
    const { status } = await server.call('POST /role', { token: owner.token, body: { name, permissions: [] } });
    expect(status).toBe(201);
  }
  const text = await asked();
  expect(text).toContain('(Seven)');
  expect(text).toContain('; and older ones.');
});
