import { randomUUID } from 'node:crypto';
import type { Invitation } from '@slotwise/contract';
import { logIn, type Person, type TestServer } from '../harness';

export const PASSWORD = 'correct horse battery';
export const newEmail = () => `person-${randomUUID()}@example.com`;

/** The mails to an address, newest first. */
export const mailsTo = async ({ services }: TestServer, to: string) =>
  (await services.mail.latest()).filter((mail) => mail.to === to);

/** The secret of the link in the newest mail to an address. */
export async function tokenMailedTo(server: TestServer, to: string): Promise<string> {
  const token = /[?&]token=([\w-]+)/.exec((await mailsTo(server, to))[0]?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${to}.`);
  return token;
}

/** The notifications that somebody had, the newest first. */
export const toldTo = async ({ call }: TestServer, token: string): Promise<string[]> =>
  (await call('GET /me/notifications', { token })).body.items.map(({ kind, text }) => `${kind}: ${text}`);

/** Names of the events on a channel, in order. */
export const eventsOn = async ({ services }: TestServer, channel: string): Promise<string[]> => {
  const rows = await services.db.readSystem((trx) =>
    trx.selectFrom('outbox').select('event').where('channel', '=', channel).orderBy('seq').execute(),
  );
  return rows.map(({ event }) => event);
};

/** Messages on a channel while `act` ran, with the data. */
export async function publishedBy(server: TestServer, channel: string, act: () => Promise<unknown>) {
  const before = (await eventsOn(server, channel)).length;
  await act();
  const rows = await server.services.db.readSystem((trx) =>
    trx
      .selectFrom('outbox')
      .select(['event', 'data', 'permission'])
      .where('channel', '=', channel)
      .orderBy('seq')
      .execute(),
  );
  return rows.slice(before) as { event: string; data: Record<string, unknown>; permission: string | null }[];
}

/** Audit rows of an action on a subject. */
export const auditOf = ({ services }: TestServer, action: string, subjectId: string) =>
  services.db.readSystem((trx) =>
    trx.selectFrom('audit_log').selectAll().where('action', '=', action).where('subject_id', '=', subjectId).execute(),
  );

export const channelOf = (person: Person, kind: 'company' | 'wms' = 'company') => `${kind}:${person.tenantId}`;

/** Roles of a person's tenant by name. */
export async function rolesByName({ call }: TestServer, person: Person, kind: 'company' | 'wms' = 'company') {
  const { body } =
    kind === 'company'
      ? await call('GET /mycompany/roles', { token: person.token })
      : { body: { myRoles: (await call('GET /mywms/roles', { token: person.token })).body.myRoles } };
  const role = (name: string) => {
    const found = body.myRoles.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no role ${name}.`);
    return found;
  };
  return { owner: role('Owner'), manager: role('Manager'), member: role('Member') };
}

export interface Joining {
  type?: Invitation['invitationType'];
  roleId?: string;
  email?: string;
  ttlDays?: number;
}

/** Invites somebody and returns the secret of their link. */
export async function invite(
  server: TestServer,
  inviter: Person,
  { type = 'join_company', roleId, email = newEmail(), ttlDays }: Joining = {},
) {
  const { status, body } = await server.call('POST /invitation', {
    token: inviter.token,
    body: { invitation_type: type, email, ...(roleId && { role_id: roleId }), ...(ttlDays && { ttl_days: ttlDays }) },
  });
  if (status !== 201) throw new Error(`Invited: ${status} ${body.code ?? ''}`);
  return { email, invitation: body.invitation, token: await tokenMailedTo(server, email) };
}

/** Invites somebody, who joins and logs in. */
export async function join(server: TestServer, inviter: Person, joining: Joining = {}): Promise<Person> {
  const { email, token } = await invite(server, inviter, joining);
  const { status, body } = await server.call('POST /invitation/register', {
    body: {
      token,
      email,
      password: PASSWORD,
      first_name: 'Grace',
      last_name: 'Hopper',
      ...(joining.type === 'join_wms_with_new_company' && { new_company_name: 'New Company' }),
    },
  });
  if (status !== 201) throw new Error(`Joined: ${status} ${body.code ?? ''}`);
  return logIn(server.call, email, PASSWORD);
}

/** A colleague whose role was taken away. */
export async function joinWithoutRole(
  server: TestServer,
  owner: Person,
  kind: 'company' | 'wms' = 'company',
): Promise<Person> {
  const person = await join(server, owner, { type: kind === 'company' ? 'join_company' : 'join_wms' });
  const { body } = await server.call('GET /myroles', { token: person.token });
  const role = body.myRole;
  await server.call('PATCH /role/users', {
    token: owner.token,
    body: { role_id: person.roleId, users: role?.users.filter(({ id }) => id !== person.userId) ?? [] },
  });
  return { ...person, roleId: '' };
}
