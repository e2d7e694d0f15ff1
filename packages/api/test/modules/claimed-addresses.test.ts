import { confirmAddress, logIn, signUp, startServer, type TestServer } from '../harness';
import { claimant as claimantOn, linksTo as linksOn, meOf as meOn, someWord } from './claimants';
import { invite, newEmail, publishedBy } from './fixtures';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://slotwise.example' })));
afterAll(() => server.close());

const confirm = (token: string, password: string) => server.call('POST /email/confirm', { body: { token, password } });
const meOf = (token: string) => meOn(server, token);
const claimant = (email: string) => claimantOn(server, email);
const linksTo = (email: string, path: string) => linksOn(server, email, path);

describe('an address that is only said to be theirs', () => {
  test('accepts no invitation without the mailed link; with it, it is confirmed', async () => {
    const email = newEmail();
    const person = await claimant(email);
    await server.call('POST /me/leave', { token: person.token, body: { tenant_id: person.tenantId, name: 'Acme' } });
    const inviter = await signUp(server.call);
    const { invitation, token } = await invite(server, inviter, { email });
    const body = { invitation_id: invitation.id };
    const { link } = (await server.call('POST /invitation/link', { token: inviter.token, body })).body;
    const accept = (secret: string) =>
      server.call('POST /invitation/accept', { token: person.token, body: { token: secret } });
    const copied = new URL(link).searchParams.get('token') ?? '';
    const refused = await accept(copied);
    expect([refused.status, refused.body.code]).toEqual([403, 'address_unconfirmed']);
    expect((await accept(token)).status).toBe(200);
    expect(await meOf(person.token)).toMatchObject({ companyID: inviter.tenantId, emailConfirmed: true });
  });

  /** A link that was handed over: to whoever has the number. */
  const handedOver = async (token: string) => {
    const phone_number = `+49151${Math.floor(Math.random() * 1e7)}`;
    const body = { invitation_type: 'join_company' as const, phone_number };
    const { invitation } = (await server.call('POST /invitation', { token, body })).body;
    const copied = await server.call('POST /invitation/link', { token, body: { invitation_id: invitation.id } });
    return new URL(copied.body.link).searchParams.get('token') ?? '';
  };
  const joinBy = (token: string, email: string, password: string) =>
    server.call('POST /invitation/register', {
      body: { token, email, password, first_name: 'Not', last_name: 'Them' },
    });

  test('joins by a link that was handed over, and counts for nothing there', async () => {
    const inviter = await signUp(server.call);
    const owner = await signUp(server.call);
    const password = someWord();
    expect((await joinBy(await handedOver(inviter.token), owner.email, password)).status).toBe(201);
    const impostor = await logIn(server.call, owner.email, password);
    expect([impostor.tenantId, (await meOf(impostor.token)).emailConfirmed]).toEqual([inviter.tenantId, false]);
    // The real one may still be invited, and is not taken for a member.
    const real = { invitation_type: 'join_company' as const, email: owner.email };
    expect((await server.call('POST /invitation', { token: inviter.token, body: real })).status).toBe(201);
  });

  test('joins no company under the address of a colleague, neither anew nor with an account that it has', async () => {
    const inviter = await signUp(server.call);
    const secret = await handedOver(inviter.token);
    const refused = await joinBy(secret, inviter.email.toUpperCase(), someWord());
    expect([refused.status, refused.body.code]).toEqual([409, 'address_of_member']);
    const double = await claimant(inviter.email);
    await server.call('POST /me/leave', { token: double.token, body: { tenant_id: double.tenantId, name: 'Acme' } });
    const { token } = await logIn(server.call, inviter.email, double.password);
    const accepted = await server.call('POST /invitation/accept', { token, body: { token: secret } });
    expect([accepted.status, accepted.body.code]).toEqual([409, 'address_of_member']);
    // The link stays good, for an address of their own; colleagues see that it is only what they say.
    const email = newEmail();
    const password = someWord();
    const events = await publishedBy(server, `company:${inviter.tenantId}`, () => joinBy(secret, email, password));
    const joined = events.find(({ event }) => event === 'UserJoined');
    expect(joined?.data).toMatchObject({ email, emailConfirmed: false });
    const marks = async () => {
      const members = (await server.call('GET /members', { token: inviter.token })).body.items;
      const users = (await server.call('GET /mycompany/users', { token: inviter.token })).body.myUsers;
      const addressesOf = (all: readonly { email: string; emailConfirmed?: boolean }[]) =>
        all.find((one) => one.email === email)?.emailConfirmed;
      return [addressesOf(members), addressesOf(users)];
    };
    expect(await marks()).toEqual([false, false]);
    const newcomer = await logIn(server.call, email, password);
    await server.call('PATCH /role/users', {
      token: inviter.token,
      body: {
        role_id: inviter.roleId,
        users: (await server.call('GET /mycompany/users', { token: inviter.token })).body.myUsers,
      },
    });
    const [link = ''] = await linksTo(email, '/confirm-address');
    const told = await publishedBy(server, `company:${inviter.tenantId}`, () => confirm(link, password));
    expect(told).toMatchObject([{ event: 'UserNameChanged', data: { id: newcomer.userId } }]);
    expect(told[0]?.data).not.toHaveProperty('emailConfirmed');
    expect(await marks()).toEqual([true, undefined]);
  });

  test('administers no deployment, whoever was first to say it', async () => {
    const email = newEmail();
    server.services.config.deploymentAdmins.push(email);
    const stranger = await claimant(email);
    const list = (token: string) => server.call('GET /remotes/keys', { token });
    expect((await list(stranger.token)).body.code).toBe('deployment_admin_only');
    await confirmAddress(server.call, email, stranger.password);
    expect((await list(stranger.token)).status).toBe(200);
  });
});
