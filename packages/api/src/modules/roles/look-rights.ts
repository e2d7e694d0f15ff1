import type { PermissionName, Role } from '@slotwise/contract';
import { permissionText } from '@slotwise/contract/permission-texts';
import { Type } from 'typebox';
import { defineLook, Said, type Finding, type Question } from '../../platform/look';
import type { Candidate } from '../../platform/search';
import { listed, number, quoted, said } from '../assistant';
import { withRecord } from '../search';
import { userSearch } from '../users';
import { asked } from './look-asked-rights';
import { roleById, rolesOf } from './queries';
import { withPermission } from './with-permission';

const NAME = { en: 'roles', de: 'Rollen' };
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

const holding = (roles: readonly Role[], permission: PermissionName): Role[] =>
  roles.filter(({ permissions }) => permissions.some(({ name }) => name === permission));

export const listPermissionHolders = defineLook({
  topic: 'who_may',
  name: NAME,
  description:
    'Lists the people who may do something, by role. `permission`: what, in words or as the name of a permission, such as `manage slotting`.',
  args: Type.Object({ permission: Said }),
  permission: 'view_roles',
  data: 'access',
  asked: asked.listPermissionHolders,
  read: (question, { permission: given }) =>
    withPermission(question, given, async (permission) => {
      const { trx, tenantId, language } = question;
      const roles = holding(await rolesOf(trx, tenantId), permission);
      const people = roles.flatMap((role) => role.users.map((user) => `${nameOf(user)} (${role.name})`));
      const what = quoted(permissionText(permission, language), language);
      return {
        what: said(language, { en: `who holds ${what}`, de: `wer ${what} hat` }),
        links: roles.map(({ id }) => ({ kind: 'role', id })),
        text:
          people.length === 0
            ? said(language, {
                en: `Nobody holds the permission ${what}.`,
                de: `Niemand hat die Berechtigung ${what}.`,
              })
            : said(language, {
                en: `${number(people.length, language, 'person holds', 'people hold')} the permission ${what}: ${listed(people, language)}.`,
                de: `${number(people.length, language, 'Person hat', 'Personen haben')} die Berechtigung ${what}: ${listed(people, language)}.`,
              }),
        facts: { permission, people: people.slice(0, 100) },
      };
    }),
});

/** The role of somebody, by who is in it. */
const roleOf = async ({ trx, tenantId }: Question, userId: string): Promise<Role | undefined> =>
  (await rolesOf(trx, tenantId)).find(({ users }) => users.some(({ id }) => id === userId));

const withoutRole = ({ language }: Question, person: Candidate): Finding => ({
  what: person.title,
  links: [{ kind: 'user', id: person.id }],
  text: said(language, {
    en: `${person.title} has no role, and so may do nothing yet.`,
    de: `${person.title} hat keine Rolle und darf noch nichts.`,
  }),
  facts: { person: person.title, role: null, permissions: [] },
});

const person = (name: string) => ({ search: userSearch, arg: 'person', name });

export const listPersonPermissions = defineLook({
  topic: 'what_may',
  name: NAME,
  description: 'Lists what a person may do, and by which role. `person`: their name or address.',
  args: Type.Object({ person: Said }),
  names: { person: ['user'] },
  permission: 'view_roles',
  data: 'access',
  asked: asked.listPersonPermissions,
  read: (question, args) =>
    withRecord(question, person(args.person), async (found) => {
      const { language } = question;
      const role = await roleOf(question, found.id);
      if (!role) return withoutRole(question, found);
      const names = role.permissions.map(({ name }) => permissionText(name, language));
      return {
        what: said(language, { en: `permissions of ${found.title}`, de: `Berechtigungen von ${found.title}` }),
        links: [
          { kind: 'user', id: found.id },
          { kind: 'role', id: role.id },
        ],
        text: said(language, {
          en: `${found.title} has the role ${role.name}, with ${number(names.length, language, 'permission', 'permissions')}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
          de: `${found.title} hat die Rolle ${role.name} mit ${number(names.length, language, 'Berechtigung', 'Berechtigungen')}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
        }),
        facts: { person: found.title, role: role.name, permissions: role.permissions.map(({ name }) => name) },
      };
    }),
});

export const whyMay = defineLook({
  topic: 'why_may',
  name: NAME,
  description:
    'Says whether a person may do something, and which role grants it or which roles would. `person`: name or address; `permission`: what, in words.',
  args: Type.Object({ person: Said, permission: Said }),
  names: { person: ['user'] },
  permission: 'view_roles',
  data: 'access',
  asked: asked.whyMay,
  read: (question, args) =>
    withRecord(question, person(args.person), (found) =>
      withPermission(question, args.permission, async (permission) => {
        const { trx, tenantId, language } = question;
        const own = await roleOf(question, found.id);
        const roles = holding(await rolesOf(trx, tenantId), permission);
        const isGranted = own !== undefined && roles.some(({ id }) => id === own.id);
        const what = quoted(permissionText(permission, language), language);
        const others = listed(
          roles.map(({ name }) => name),
          language,
        );
        const granted = {
          en: `, because their role ${own?.name ?? ''} grants it`,
          de: `, weil die Rolle ${own?.name ?? ''} sie enthält`,
        };
        const has = own
          ? { en: `their role ${own.name} does not grant it`, de: `die Rolle ${own.name} enthält sie nicht` }
          : { en: 'they have no role', de: 'es fehlt eine Rolle' };
        const by =
          roles.length === 0
            ? { en: 'No role grants it.', de: 'Keine Rolle enthält sie.' }
            : { en: `These roles grant it: ${others}.`, de: `Diese Rollen enthalten sie: ${others}.` };
        return {
          what: said(language, { en: `${what} of ${found.title}`, de: `${what} von ${found.title}` }),
          links: [
            { kind: 'user', id: found.id },
            ...(isGranted ? [own] : roles).map(({ id }) => ({ kind: 'role', id })),
          ],
          text: isGranted
            ? said(language, {
                en: `Yes: ${found.title} holds the permission ${what}${granted.en}.`,
                de: `Ja: ${found.title} hat die Berechtigung ${what}${granted.de}.`,
              })
            : said(language, {
                en: `No: ${found.title} does not hold the permission ${what}, because ${has.en}. ${by.en}`,
                de: `Nein: ${found.title} hat die Berechtigung ${what} nicht, denn ${has.de}. ${by.de}`,
              }),
          facts: {
            person: found.title,
            permission,
            granted: isGranted,
            role: own?.name ?? null,
            roles: roles.map(({ name }) => name),
          },
        };
      }),
    ),
});

export const mayI = defineLook({
  topic: 'may_i',
  name: { en: 'your permissions', de: 'Ihre Berechtigungen' },
  description: 'Says whether the asker themselves may do something, and why. `permission`: what, in words.',
  args: Type.Object({ permission: Said }),
  permission: null,
  data: null,
  asked: asked.mayI,
  read: (question, args) =>
    withPermission(question, args.permission, async (permission) => {
      const { trx, actor, tenantId, language } = question;
      const own = actor.roleId ? await roleById(trx, tenantId, actor.roleId) : undefined;
      const isHeld = actor.permissions.has(permission);
      const what = quoted(permissionText(permission, language), language);
      const role = own?.name ?? said(language, { en: 'none', de: 'keine' });
      return {
        what: said(language, { en: 'your role', de: 'Ihre Rolle' }),
        links: own ? [{ kind: 'role', id: own.id }] : [],
        text: isHeld
          ? said(language, {
              en: `Yes: your role ${role} grants you the permission ${what}.`,
              de: `Ja: Ihre Rolle ${role} gibt Ihnen die Berechtigung ${what}.`,
            })
          : said(language, {
              en: `No: your role (${role}) does not grant the permission ${what}. Somebody who may manage roles can change that.`,
              de: `Nein: Ihre Rolle (${role}) gibt Ihnen die Berechtigung ${what} nicht. Wer Rollen verwalten darf, kann das ändern.`,
            }),
        facts: { permission, granted: isHeld, role: own?.name ?? null },
      };
    }),
});
