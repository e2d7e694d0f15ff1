import type { Language } from '@slotwise/contract/constants';
import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Look } from '../../platform/look';
import { listed, number, quoted, said, tally } from '../assistant';
import { asked } from './look-asked';
import { peopleWithRole, roleMeant } from './people-with-role';
import { personById, usersOf } from './queries';

const noneWith = (given: string, language: Language): Finding => ({
  what: said(language, { en: 'users', de: 'Benutzer' }),
  links: [{ kind: 'user' }],
  text: said(language, {
    en: `I find nobody with a role called ${quoted(given, language)}.`,
    de: `Ich finde niemanden mit einer Rolle namens ${quoted(given, language)}.`,
  }),
  facts: [],
  unclear: { arg: 'role', names: [] },
});

const people = defineLook({
  topic: 'people',
  name: { en: 'users', de: 'Benutzer' },
  description:
    'Lists the people of the own company or WMS with their roles. `role`: only those with the role of this name.',
  args: Type.Object({ role: Type.Optional(Said) }),
  names: { role: ['role'] },
  permission: 'view_users',
  data: 'people',
  asked: asked.people,
  async read({ trx, tenantId, language }, { role: given }) {
    const all = await usersOf(trx, tenantId);
    if (given !== undefined) {
      const role = roleMeant([...new Set(all.flatMap((user) => user.role?.name ?? []))], given);
      return role === undefined ? noneWith(given, language) : peopleWithRole({ language }, all, role);
    }
    const names = all.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const without = said(language, { en: 'without a role', de: 'ohne Rolle' });
    const roles = tally(all.map((user) => user.role?.name ?? without)).map(([name, count]) => `${count} ${name}`);
    const count = number(
      all.length,
      language,
      said(language, { en: 'user', de: 'Benutzer' }),
      said(language, { en: 'users', de: 'Benutzer' }),
    );
    const list = names.length === 0 ? '' : `: ${listed(names, language)}`;
    return {
      what: said(language, { en: 'users', de: 'Benutzer' }),
      links: [{ kind: 'user' }],
      text: said(language, {
        en: `There ${all.length === 1 ? 'is' : 'are'} ${count}${list}. By role: ${listed(roles, language)}.`,
        de: `Es gibt ${count}${list}. Nach Rollen: ${listed(roles, language)}.`,
      }),
      facts: all
        .slice(0, 100)
        .map(({ firstName, lastName, role: its }) => ({ name: `${firstName} ${lastName}`, role: its?.name ?? null })),
    };
  },
});

const withoutRole = defineLook({
  topic: 'without_role',
  name: { en: 'users', de: 'Benutzer' },
  description: 'Lists the people who have no role and so may do nothing.',
  args: Type.Object({}),
  permission: 'view_users',
  data: 'people',
  asked: asked.withoutRole,
  async read({ trx, tenantId, language }) {
    const some = (await usersOf(trx, tenantId)).filter(({ roleID }) => roleID === null);
    const names = some.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return {
      what: said(language, { en: 'users without a role', de: 'Benutzer ohne Rolle' }),
      links: some.length === 0 ? [{ kind: 'user' }] : some.slice(0, 10).map(({ id }) => ({ kind: 'user', id })),
      text:
        names.length === 0
          ? said(language, { en: 'Everybody has a role.', de: 'Alle haben eine Rolle.' })
          : said(language, {
              en: `${number(names.length, language, 'user has', 'users have')} no role: ${listed(names, language)}.`,
              de: `${number(names.length, language, 'Benutzer hat', 'Benutzer haben')} keine Rolle: ${listed(names, language)}.`,
            }),
      facts: names.slice(0, 100),
    };
  },
});

const me = defineLook({
  topic: 'who_am_i',
  name: { en: 'you', de: 'Sie' },
  description: 'Says who is asking: name, address and role.',
  args: Type.Object({}),
  permission: null,
  data: null,
  asked: asked.me,
  async read({ trx, actor, language }) {
    const person = await personById(trx, actor.userId);
    const what = said(language, { en: 'you', de: 'Sie' });
    if (!person)
      return {
        what,
        links: [],
        text: said(language, { en: 'Your account cannot be found.', de: 'Ihr Konto ist nicht zu finden.' }),
      };
    const { firstName, lastName, email, role } = person.user;
    return {
      what,
      links: [],
      text: said(language, {
        en: `You are ${firstName} ${lastName} (${email}), ${role ? `with the role ${role.name}` : 'without a role'}.`,
        de: `Sie sind ${firstName} ${lastName} (${email}), ${role ? `mit der Rolle ${role.name}` : 'ohne Rolle'}.`,
      }),
      facts: { firstName, lastName, role: role?.name ?? null },
    };
  },
});

export const look: Look[] = [people, withoutRole, me];
