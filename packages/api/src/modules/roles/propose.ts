import type { User } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import { Type, type Static } from 'typebox';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { definePropose, type Draft, type NothingToPropose, type Proposing } from '../../platform/propose';
import { lockTenant } from '../tenants';
import { colleaguesNamed, personById } from '../users';
import { beginRoleWork, namesOf } from './guard';
import { asked } from './propose-asked';
import { namesOfRoles, permissionsHeldBy, roleById, sitesOf } from './queries';
import { placeUsers } from './replace-users';

const Args = Type.Object(
  { person: Type.String({ minLength: 1, maxLength: 200 }), role: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

interface Payload {
  userId: string;
  /** Null: the role that they have is taken from them. */
  roleId: string | null;
  /** The role that they had when it was proposed. */
  formerId?: string | null;
}

const WORDS = {
  en: {
    title: (person: string) => `Role of ${person}`,
    role: 'Role',
    nobody: (name: string) => `I know nobody here who is called “${name}”.`,
    several: (name: string) => `Several people here are called “${name}”. Tell me the address of the one you mean.`,
    noRole: (name: string) => `There is no role called “${name}”.`,
    has: (person: string, role: string) => `${person} has the role ${role} already.`,
    other: (person: string) => `${person} has another role by now.`,
    left: 'This person is not here any more.',
    gone: 'The role from before is gone.',
    beyond: 'I propose no such change: it is about permissions or warehouses that you do not have yourself.',
  },
  de: {
    title: (person: string) => `Rolle von ${person}`,
    role: 'Rolle',
    nobody: (name: string) => `Hier kenne ich niemanden mit dem Namen „${name}“.`,
    several: (name: string) =>
      `Mehrere Personen hier heißen „${name}“. Nennen Sie mir die Adresse der gemeinten Person.`,
    noRole: (name: string) => `Es gibt keine Rolle „${name}“.`,
    has: (person: string, role: string) => `${person} hat die Rolle ${role} schon.`,
    other: (person: string) => `${person} hat inzwischen eine andere Rolle.`,
    left: 'Diese Person ist nicht mehr hier.',
    gone: 'Die Rolle von vorher gibt es nicht mehr.',
    beyond:
      'Eine solche Änderung schlage ich nicht vor: Es geht um Berechtigungen oder Lager, die Sie selbst nicht haben.',
  },
} as const satisfies Record<Language, unknown>;

const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;
const MYSELF = /^(?:me|myself|mir|mich)$/i;

async function personMeant({ trx, actor, tenantId }: Proposing, name: string) {
  if (!MYSELF.test(name)) return colleaguesNamed(trx, tenantId, name);
  const own = await personById(trx, actor.userId);
  return own ? [own.user] : [];
}

/** Whether the call would refuse it at this moment: a card for that would be in vain. */
async function isBeyond({ trx, actor, tenantId }: Proposing, userId: string, roleId: string | null): Promise<boolean> {
  const held = await permissionsHeldBy(trx, actor.userId);
  const own = await sitesOf(trx, actor.userId);
  const role = roleId === null ? undefined : await roleById(trx, tenantId, roleId);
  const reaches = [...(role ? [role.warehouseIds ?? null] : []), await sitesOf(trx, userId)].some(
    (sites) => own !== null && (!sites || sites.some((site) => !own.includes(site))),
  );
  const names: string[] = [...namesOf(role?.permissions ?? []), ...(await permissionsHeldBy(trx, userId))];
  return reaches || names.some((name) => !(held as ReadonlySet<string>).has(name));
}

/** Versions of the role that the person would leave and of the one that they would get. */
async function version(trx: Trx, tenantId: string, { userId, roleId }: Payload, hold: boolean): Promise<string | null> {
  if (hold) await lockTenant(trx, tenantId);
  const person = await personById(trx, userId);
  const to = roleId === null ? null : await roleById(trx, tenantId, roleId);
  if (!person || to === undefined || (person.me.companyID ?? person.me.wmsID) !== tenantId) return null;
  const from = person.me.roleID ? await roleById(trx, tenantId, person.me.roleID) : undefined;
  return `${from ? `${from.id}:${from.version}` : '-'} ${to ? `${to.id}:${to.version}` : '-'}`;
}

const fullNameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** @param role the one that they would get; null: none */
async function draftFor(
  question: Proposing,
  person: User,
  role: { id: string; name: string } | null,
): Promise<Draft<Payload> | NothingToPropose> {
  const words = WORDS[question.language];
  if (await isBeyond(question, person.id, role?.id ?? null)) return { refusal: words.beyond };
  return {
    title: words.title(fullNameOf(person)),
    record: { kind: 'user', id: person.id },
    facts: [{ label: words.role, before: person.role?.name ?? null, after: role?.name ?? null }],
    payload: { userId: person.id, roleId: role?.id ?? null, formerId: person.roleID },
  };
}

const changeRole = definePropose<Static<typeof Args>, Payload>({
  action: 'propose_role',
  description:
    'Proposes to give a person another role. `person`: their full name or e-mail address; `role`: the exact name of the role.',
  args: Args,
  permissions: ['manage_roles', 'view_users', 'view_roles'],
  data: 'people',
  ...asked,
  async make(question, { person: name, role: roleName }) {
    const { trx, tenantId, language } = question;
    const words = WORDS[language];
    const [person, other] = await personMeant(question, name);
    if (!person) return { refusal: words.nobody(name), isUnknown: true };
    if (other) return { refusal: words.several(name) };
    const role = (await namesOfRoles(trx, tenantId)).find((one) => same(one.name, roleName));
    if (!role) return { refusal: words.noRole(roleName), isUnknown: true };
    if (person.roleID === role.id) return { refusal: words.has(fullNameOf(person), role.name) };
    return draftFor(question, person, role);
  },
  async back(question, { userId, roleId, formerId = null }) {
    const { trx, tenantId, language } = question;
    const words = WORDS[language];
    const person = (await personById(trx, userId))?.user;
    if (!person) return { refusal: words.left };
    if (person.roleID !== roleId) return { refusal: words.other(fullNameOf(person)) };
    const former = formerId === null ? null : await roleById(trx, tenantId, formerId);
    return former === undefined ? { refusal: words.gone } : draftFor(question, person, former);
  },
  version,
  async apply(trx, { actor, sessions }, { userId, roleId }) {
    const work = await beginRoleWork(trx, actor, 'manage_roles');
    const takenId = roleId ?? (await personById(trx, userId))?.me.roleID;
    const role = takenId ? await roleById(trx, work.tenant.id, takenId) : undefined;
    if (!role) throw refuse('not_found');
    const others = role.users.filter(({ id }) => id !== userId);
    return placeUsers(trx, work, role, { users: roleId === null ? others : [...others, { id: userId }], sessions });
  },
});

export const propose = [changeRole];
