import type { Look } from '../../platform/look';
import { be, listed, number, tally } from '../assistant';
import { personById, usersOf } from './queries';

const users: Look = {
  topic: 'users',
  words: /\b(users?|people|persons?|colleagues?|members?|staff|employees?|accounts?)\b/,
  permission: 'view_users',
  async read({ trx, tenantId, names }) {
    const all = await usersOf(trx, tenantId);
    const said = names
      ? all.map((user) => `${user.firstName} ${user.lastName}`)
      : tally(all.map(({ role }) => (role ? `with the role ${role.name}` : 'without a role')));
    return {
      what: 'users',
      links: [{ kind: 'user' }],
      text: `There ${be(all.length)} ${number(all.length, 'user')}: ${listed(said)}.`,
    };
  },
};

const me: Look = {
  topic: 'me',
  words: /\b(who am i|my name|my (e-?mail|account|profile)|am i)\b/,
  permission: null,
  async read({ trx, actor }) {
    const person = await personById(trx, actor.userId);
    if (!person) return { what: 'you', links: [], text: 'Your account cannot be found.' };
    const { firstName, lastName, email, role } = person.user;
    return {
      what: 'you',
      links: [],
      text: `You are ${firstName} ${lastName} (${email}), ${role ? `with the role ${role.name}` : 'without a role'}.`,
    };
  },
};

export const look: Look[] = [users, me];
