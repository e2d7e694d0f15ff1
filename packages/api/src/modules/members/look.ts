import type { Member } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { Type } from 'typebox';
import { asSystem } from '../../platform/db/transaction';
import { defineLook, Said, type Finding, type Look, type Question } from '../../platform/look';
import { colon, moment, number, said } from '../assistant';
import { withRecord } from '../search';
import { namesOfRoles } from '../roles';
import { colleaguesNamed, peopleByIds, peopleWithRole, roleCalled, userSearch, usersOf } from '../users';
import { asked } from './look-asked';
import { countMembers, memberSlice, type MemberFilter } from './member-queries';

const NAME = { en: 'users', de: 'Benutzer' };
const EVERYBODY: MemberFilter = {
  term: undefined,
  role: undefined,
  hasRole: undefined,
  twoFactor: undefined,
  signedIn: undefined,
};
const LISTED = 20;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Facts that only those are told who manage people. */
async function accessOf(question: Question, email: string, id: string): Promise<{ text: string; member?: Member }> {
  const { trx, tenantId, now, language } = question;
  const { rows } = await asSystem(trx, () =>
    memberSlice(trx, tenantId, { ...EVERYBODY, term: email }, now, { limit: LISTED }),
  );
  const member = rows.find((row) => row.id === id);
  if (!member) return { text: '' };
  const seen =
    member.lastSeenAt === null
      ? said(language, { en: 'never seen', de: 'noch nie da' })
      : said(language, {
          en: `last seen ${moment(member.lastSeenAt, question)}`,
          de: `zuletzt da am ${moment(member.lastSeenAt, question)}`,
        });
  const factor = member.twoFactor
    ? { en: 'with two-factor', de: 'mit zweitem Faktor' }
    : { en: 'without two-factor', de: 'ohne zweiten Faktor' };
  const sessions = number(
    member.sessions,
    language,
    said(language, { en: 'open session', de: 'offene Sitzung' }),
    said(language, { en: 'open sessions', de: 'offene Sitzungen' }),
  );
  return {
    member,
    text: ` ${said(language, { en: 'Access', de: 'Zugang' })}: ${seen}, ${said(language, factor)}, ${sessions}.`,
  };
}

/** People of the role that a word names where it names no person: `who is an owner`. Addresses that begin so mean nobody. */
async function membersOf(question: Question, name: string): Promise<Finding | undefined> {
  const { trx, tenantId, actor } = question;
  if (!actor.permissions.has('view_users')) return undefined;
  const all = await usersOf(trx, tenantId);
  const held = all.flatMap((user) => user.role?.name ?? []);
  const seen = actor.permissions.has('view_roles') ? await namesOfRoles(trx, tenantId) : [];
  const role = roleCalled([...held, ...seen.map((one) => one.name)], name);
  if (role === undefined || (await colleaguesNamed(trx, tenantId, name)).length > 0) return undefined;
  return peopleWithRole(question, all, role);
}

const person = defineLook({
  topic: 'person',
  name: NAME,
  description:
    'Says who a person is: role, address; to those who manage people also when they were last seen and whether they use two-factor. `person`: name or address; of the name of a role it lists its people.',
  args: Type.Object({ person: Said }),
  names: { person: ['user'] },
  about: 'user',
  permission: 'view_users',
  data: 'people',
  asked: asked.person,
  read: async (question, args) =>
    (await membersOf(question, args.person)) ??
    withRecord(question, { search: userSearch, arg: 'person', name: args.person }, async ({ id, title }) => {
      const { trx, actor, language } = question;
      const [found] = await peopleByIds(trx, [id]);
      const role = found?.user.role?.name;
      const email = found?.user.email ?? '';
      const access = actor.permissions.has('manage_users') ? await accessOf(question, email, id) : { text: '' };
      return {
        what: title,
        links: [{ kind: 'user', id }],
        text: said(language, {
          en: `${title} (${email}) has ${role ? `the role ${role}` : 'no role'}.${access.text}`,
          de: `${title} (${email}) hat ${role ? `die Rolle ${role}` : 'keine Rolle'}.${access.text}`,
        }),
        facts: {
          name: title,
          role: role ?? null,
          lastSeenAt: access.member?.lastSeenAt,
          twoFactor: access.member?.twoFactor,
        },
      };
    }),
});

const sentence = (kind: string, count: number, names: string, language: Language): string => {
  const [en, de] = TEXTS[kind] ?? TEXTS.signed_in ?? ['', ''];
  return said(language, {
    en: `${number(count, language, 'user', 'users')} ${en}${names}.`,
    de: `${number(count, language, 'Benutzer', 'Benutzer')} ${de}${names}.`,
  });
};
const TEXTS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  signed_in: ['signed in at this time', 'zurzeit angemeldet'],
  two_factor: ['with two-factor', 'mit zweitem Faktor'],
  no_two_factor: ['without two-factor', 'ohne zweiten Faktor'],
};
const FILTERS: Readonly<Record<string, Partial<MemberFilter>>> = {
  signed_in: { signedIn: 'yes' },
  two_factor: { twoFactor: 'yes' },
  no_two_factor: { twoFactor: 'no' },
};

const access = defineLook({
  topic: 'access_of_people',
  name: NAME,
  description: 'Lists people by their access. `kind`: signed_in, two_factor or no_two_factor.',
  args: Type.Object({
    kind: Type.Union([Type.Literal('signed_in'), Type.Literal('two_factor'), Type.Literal('no_two_factor')]),
  }),
  permission: 'manage_users',
  data: 'people',
  asked: asked.access,
  async read({ trx, tenantId, now, language }, { kind }) {
    const filter = { ...EVERYBODY, ...FILTERS[kind] };
    const [rows, count] = await asSystem(
      trx,
      async () =>
        [
          (await memberSlice(trx, tenantId, filter, now, { limit: LISTED })).rows,
          await countMembers(trx, tenantId, filter, now),
        ] as const,
    );
    return {
      what: said(language, { en: 'access of users', de: 'Zugang der Benutzer' }),
      links: [{ kind: 'user' }],
      text: sentence(kind, count, colon(rows.map(nameOf), language, count), language),
      facts: { kind, count, names: rows.map(nameOf) },
    };
  },
});

export const look: Look[] = [person, access];
