import { permissionText } from '@slotwise/contract/permission-texts';
import { Type } from 'typebox';
import { defineLook, Said } from '../../platform/look';
import { colon, listed, number, quoted, said } from '../assistant';
import { withRecord } from '../search';
import { asked } from './look-asked';
import { roleById, rolesOf } from './queries';
import { roleSearch } from './search';
import { withPermission } from './with-permission';

const NAME = { en: 'roles', de: 'Rollen' };

export const roles = defineLook({
  topic: 'roles',
  name: NAME,
  description: 'Lists the roles, with how many people each has.',
  args: Type.Object({}),
  permission: 'view_roles',
  data: 'access',
  asked: asked.roles,
  async read({ trx, tenantId, language }) {
    const all = await rolesOf(trx, tenantId);
    const users = (count: number) =>
      number(
        count,
        language,
        said(language, { en: 'user', de: 'Benutzer' }),
        said(language, { en: 'users', de: 'Benutzer' }),
      );
    const described = all.map(({ name, users: its }) => `${name} (${users(its.length)})`);
    const list = colon(described, language);
    return {
      what: said(language, NAME),
      links: [{ kind: 'role' }],
      text: said(language, {
        en: `There ${all.length === 1 ? 'is' : 'are'} ${number(all.length, language, 'role', 'roles')}${list}.`,
        de: `Es gibt ${number(all.length, language, 'Rolle', 'Rollen')}${list}.`,
      }),
      facts: all.slice(0, 50).map(({ name, users: its }) => ({ name, users: its.length })),
    };
  },
});

export const role = defineLook({
  topic: 'role',
  name: NAME,
  description: 'Says what one role allows, who is in it, and its description. `role`: its name.',
  args: Type.Object({ role: Said }),
  names: { role: ['role'] },
  about: 'role',
  permission: 'view_roles',
  data: 'access',
  asked: asked.role,
  read: (question, args) =>
    withRecord(question, { search: roleSearch, arg: 'role', name: args.role }, async ({ id, title }) => {
      const { trx, tenantId, language } = question;
      const found = await roleById(trx, tenantId, id);
      const names = found?.permissions.map(({ name }) => permissionText(name, language)) ?? [];
      const people = found?.users.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [];
      const list = names.length > 0 ? `: ${names.join(', ')}` : '';
      return {
        what: said(language, { en: `role ${title}`, de: `Rolle ${title}` }),
        links: [{ kind: 'role', id }],
        text: said(language, {
          en: `The role ${title} holds ${number(names.length, language, 'permission', 'permissions')}${list}. ${people.length === 0 ? 'Nobody has it.' : `${number(people.length, language, 'user has', 'users have')} it: ${listed(people, language)}.`}`,
          de: `Die Rolle ${title} enthält ${number(names.length, language, 'Berechtigung', 'Berechtigungen')}${list}. ${people.length === 0 ? 'Niemand hat sie.' : `${number(people.length, language, 'Benutzer hat', 'Benutzer haben')} sie: ${listed(people, language)}.`}`,
        }),
        facts: { role: title, permissions: found?.permissions.map(({ name }) => name), people: people.slice(0, 50) },
      };
    }),
});

export const rolesHolding = defineLook({
  topic: 'roles_holding',
  name: NAME,
  description: 'Lists the roles that hold a permission. `permission`: in words or as its name.',
  args: Type.Object({ permission: Said }),
  permission: 'view_roles',
  data: 'access',
  asked: asked.rolesHolding,
  read: (question, args) =>
    withPermission(question, args.permission, async (permission) => {
      const { trx, tenantId, language } = question;
      const some = (await rolesOf(trx, tenantId)).filter(({ permissions }) =>
        permissions.some(({ name }) => name === permission),
      );
      const names = some.map(({ name }) => name);
      const what = quoted(permissionText(permission, language), language);
      return {
        what: said(language, { en: `roles with ${what}`, de: `Rollen mit ${what}` }),
        links: some.map(({ id }) => ({ kind: 'role', id })),
        text: said(language, {
          en: `${number(names.length, language, 'role holds', 'roles hold')} the permission ${what}${colon(names, language)}.`,
          de: `${number(names.length, language, 'Rolle enthält', 'Rollen enthalten')} die Berechtigung ${what}${colon(names, language)}.`,
        }),
        facts: { permission, roles: names },
      };
    }),
});

export const myPermissions = defineLook({
  topic: 'my_permissions',
  name: { en: 'your permissions', de: 'Ihre Berechtigungen' },
  description: 'Lists what the asker themselves may do.',
  args: Type.Object({}),
  permission: null,
  data: null,
  asked: asked.myPermissions,
  async read({ trx, actor, tenantId, language }) {
    const own = actor.roleId ? await roleById(trx, tenantId, actor.roleId) : undefined;
    const what = said(language, { en: 'your role', de: 'Ihre Rolle' });
    if (!own) {
      const text = {
        en: 'You have no role, and so no permissions yet.',
        de: 'Sie haben keine Rolle und darum noch keine Berechtigungen.',
      };
      return { what, links: [], text: said(language, text) };
    }
    const names = own.permissions.map(({ name }) => permissionText(name, language));
    const list = names.length > 0 ? `: ${names.join(', ')}` : '';
    return {
      what,
      links: [{ kind: 'role', id: own.id }],
      text: said(language, {
        en: `Your role ${own.name} holds ${number(names.length, language, 'permission', 'permissions')}${list}.`,
        de: `Ihre Rolle ${own.name} enthält ${number(names.length, language, 'Berechtigung', 'Berechtigungen')}${list}.`,
      }),
      facts: { role: own.name, permissions: own.permissions.map(({ name }) => name) },
    };
  },
});
