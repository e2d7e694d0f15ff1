import { none } from '@slotwise/contract';
import { mailSweeper } from '../../src/modules/notifications/send-mails';
import { signUp, startServer, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { join, mailsTo, newEmail } from './fixtures';

const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({}, { clock })));
afterAll(() => server.close());

test('what somebody was told of a warehouse is gone from all their pages once they are limited to others', async () => {
  const owner = await signUp(server.call);
  const warehouse = async (name: string) =>
    (await server.call('POST /warehouse', { token: owner.token, body: { name } })).body.warehouse.id;
  const [north, south] = [await warehouse('North'), await warehouse('South')];
  const permissions = [{ id: 'import_inventory' }];
  const { role } = (await server.call('POST /role', { token: owner.token, body: { name: 'Importer', permissions } }))
    .body;
  const email = newEmail();
  const { token, userId } = await join(server, owner, { roleId: role.id, email });
  const limit = (warehouse_ids: string[] | null) =>
    server.call('PATCH /role/warehouses', { token: owner.token, body: { role_id: role.id, warehouse_ids } });
  const tell = (site: string, file: string) =>
    server.services.db.withSystem(() =>
      Promise.resolve({
        answer: undefined,
        audit: none('told by the test'),
        notifications: [
          {
            ...{ kind: 'import.done', tenantId: owner.tenantId, to: [userId], site },
            record: { kind: 'import-list', id: 'all' },
            values: { file, refused: 0 },
          },
        ],
      }),
    );
  await tell(north, 'north.csv');
  await tell(south, 'south.csv');
  const both = ['north.csv', 'south.csv'];
  const seen = async () => {
    const { items } = (await server.call('GET /me/notifications', { token })).body;
    const { unread } = (await server.call('GET /me/notifications/unread', { token })).body;
    const file = await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
    const exported = await file.text();
    return {
      listed: items.map(({ values }) => values.file).sort(),
      unread,
      exported: both.filter((name) => exported.includes(name)),
    };
  };
  expect(await seen()).toEqual({ listed: both, unread: 2, exported: both });
  await limit([north]);
  expect(await seen()).toEqual({ listed: ['north.csv'], unread: 1, exported: ['north.csv'] });
  await server.call('PATCH /me/notification-choices', { token, body: { off: [], mail: 'daily' } });
  clock.ahead = 2 * 86_400_000;
  await mailSweeper.run({
    ...{ db: server.services.db, now: clock.now(), services: server.services, log: server.services.log },
  });
  const [mail] = (await mailsTo(server, email)).filter(({ text }) => text.includes('.csv'));
  expect(mail?.text).toContain('north.csv');
  expect(mail?.text).not.toContain('south.csv');
  clock.ahead = 0;
  await limit(null);
  expect(await seen()).toEqual({ listed: both, unread: 2, exported: both });
});
