import { randomUUID } from 'node:crypto';
import { HEADERS } from '@slotwise/contract/constants';
import { logIn, prepared, signUp, startServer, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { claimant, linksTo, meOf, someWord } from './claimants';
import { auditOf, invite, mailsTo, newEmail } from './fixtures';

const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://slotwise.example' }, { clock })));
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

const login = (email: string, password: string) => server.call('POST /login', { body: { email, password } });

describe('the owner of a mailbox whose address strangers gave', () => {
  test('gets in by mail, and to their own company, however many strangers have registered the address since', async () => {
    const email = newEmail();
    // Neither the first nor the last who was there.
    await claimant(server, email);
    const owner = await claimant(server, email);
    for (let n = 0; n < 3; n++) await claimant(server, email);
    // The link that confirms is over as well.
    clock.ahead = 8 * 24 * 3600_000;
    expect((await login(email, owner.password)).body.code).toBe('invalid_credentials');
    await server.call('POST /password/forgot', { body: { email } });
    const links = await linksTo(server, email, '/reset-password');
    expect(links).toHaveLength(5);
    expect((await mailsTo(server, email))[0]?.text).toMatch(
      /Made on [\d-]+ [\d:]+ UTC, last used on [\d-]+ [\d:]+ UTC:\n/,
    );
    const password = someWord();
    // The oldest comes last.
    expect((await server.call('POST /password/reset', { body: { token: links[3] ?? '', password } })).status).toBe(200);
    const back = await logIn(server.call, email, password);
    expect([back.userId, (await meOf(server, back.token)).emailConfirmed]).toEqual([owner.userId, true]);
    // From then on nobody pushes them out.
    for (let n = 0; n < 3; n++) await claimant(server, email);
    expect((await login(email, password)).status).toBe(200);
  });

  test('is mailed not more than fifty links: the first accounts and the last', async () => {
    const email = newEmail();
    const owner = await claimant(server, email);
    const password_hash = await server.services.passwords.hash(someWord());
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...{ id: randomUUID(), tenant_id: null, kind: 'company' as const, email, password_hash },
      ...{ first_name: 'Not', last_name: 'Them', avatar_url: null, role_id: null, active: true, confirmed_at: null },
      created_at: new Date(Date.now() + n * 1000),
    }));
    await server.services.db.withSystem(prepared((trx) => trx.insertInto('users').values(many).execute()));
    await server.call('POST /password/forgot', { body: { email } });
    const links = await linksTo(server, email, '/reset-password');
    expect(links).toHaveLength(50);
    const body = { token: links.at(-1) ?? '', password: someWord() };
    expect((await server.call('POST /password/reset', { body })).status).toBe(200);
    expect((await logIn(server.call, email, body.password)).userId).toBe(owner.userId);
  });

  test('meets nothing that a stranger has left in the account: webhook, invitation, a WMS in the inventory, a company about to be deleted', async () => {
    const email = newEmail();
    const stranger = await claimant(server, email);
    const { token } = stranger;
    const url = 'https://93.184.216.34/hook';
    const { body: hook } = await server.call('POST /webhooks', {
      token,
      body: { url, events: ['CompanyNameChanged'] },
    });
    const { body: off } = await server.call('POST /webhooks', { token, body: { url, events: ['RoleCreated'] } });
    await server.call('PATCH /webhooks', { token, body: { webhook_id: off.webhook.id, enabled: false } });
    const back = newEmail();
    const invited = await invite(server, stranger, { email: back, roleId: stranger.roleId });
    const { body: copied } = await server.call('POST /invitation/link', {
      token,
      body: { invitation_id: invited.invitation.id },
    });
    const wms = await signUp(server.call, 'wms');
    await server.services.db.withSystem(
      prepared((trx) =>
        trx.updateTable('tenants').set({ wms_id: wms.tenantId }).where('id', '=', stranger.tenantId).execute(),
      ),
    );
    const granted = await server.call('POST /mycompany/inventory-grant', { token, body: { wms_id: wms.tenantId } });
    expect(granted.status).toBe(201);
    const seenByWms = async () => {
      const headers = { [HEADERS.company]: stranger.tenantId };
      return (await server.call('GET /stock', { token: wms.token, headers })).status;
    };
    expect(await seenByWms()).toBe(200);
    const asked = await server.call('POST /mycompany/deletion', {
      token,
      body: { name: 'Acme', current_password: stranger.password },
    });
    expect(asked.status).toBe(200);
    await server.call('POST /password/forgot', { body: { email } });
    const [link = ''] = await linksTo(server, email, '/reset-password');
    const password = someWord();
    expect((await server.call('POST /password/reset', { body: { token: link, password } })).status).toBe(200);

    const owner = await logIn(server.call, email, password);
    expect((await server.call('GET /mycompany', { token: owner.token })).body.myCompany.deletion).toBeNull();
    expect(await seenByWms()).toBe(404);
    const { webhooks } = (await server.call('GET /webhooks', { token: owner.token })).body;
    expect(webhooks.map(({ state, disabledBecause }) => [state, disabledBecause])).toEqual([
      ['disabled', 'orphaned'],
      ['disabled', 'orphaned'],
    ]);
    for (const secret of [invited.token, new URL(copied.link).searchParams.get('token') ?? '']) {
      const body = { token: secret, email: back, password: someWord(), first_name: 'Eve', last_name: 'Adams' };
      const { status, body: refusal } = await server.call('POST /invitation/register', { body });
      expect([status, refusal.code]).toEqual([422, 'invalid_invitation_token']);
    }
    for (const [action, subject] of [
      ['access.ended', owner.userId],
      ['invitation.canceled', invited.invitation.id],
      ['inventory.grant_revoked', owner.tenantId],
      ['company.deletion_taken_back', owner.tenantId],
    ] as const)
      expect([action, (await auditOf(server, action, subject)).length]).toEqual([action, 1]);
    // One that was off could have been switched on again.
    const [ended] = await auditOf(server, 'access.ended', owner.userId);
    const both = [hook.webhook.id, off.webhook.id].sort();
    expect([...(ended?.details as { webhooks: string[] }).webhooks].sort()).toEqual(both);
    // Nothing brings them back.
    for (const change of [{ url: `${url}/2` }, { enabled: true }]) {
      const call = { token: owner.token, body: { webhook_id: off.webhook.id, ...change } };
      expect((await server.call('PATCH /webhooks', call)).body.code).toBe('conflict');
    }
    expect((await server.call('GET /webhooks', { token: owner.token })).body.webhooks).toEqual(webhooks);
    const told = (await mailsTo(server, email)).find(({ subject }) => subject.endsWith('password was changed'));
    expect(told?.text).toContain(
      'its keys, webhooks, pending invitations and a WMS’s access to the inventory were ended',
    );
    expect(told?.text).toContain('https://slotwise.example/settings');
    // There is nothing left to be asked about.
    expect((await meOf(server, owner.token)).accessToReviewSince).toBeNull();
  });
});
