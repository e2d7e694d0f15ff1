import { AUDIT, AUDIT_ACTIONS, AUDIT_CHANNELS } from '@slotwise/contract';
import { Type } from 'typebox';
import { defineLook, Said, type Look } from '../../platform/look';
import type { Services } from '../../platform/services';
import { withRecord } from '../search';
import { userSearch } from '../users';
import { asked } from './look-asked';
import { aheadOf, entries } from './look-entries';
import { undoing } from './look-undoing';

const base = { name: { en: 'the audit log', de: 'das Protokoll' }, permission: 'view_audit', data: 'audit' } as const;
const DONE = ['created', 'updated', 'deleted', 'renamed', 'removed', 'canceled'] as const;

/** Days as people say them. */
const When = Type.Optional(Said);
const DAYS = '`when`: days, such as today, last week, since 2026-11-24; left out: all.';

/** Ends of actions that say the same in everyday words. */
const SAME_ENDS: readonly RegExp[] = [
  /\.(?:deleted|removed|revoked|key_revoked)$/u,
  /\.(?:created|added|announced|key_created)$/u,
];

/** The filter for what ends so. Of a kind of thing it is the one action that says it; where there is none or several, all of the kind. */
function actionsEndingIn(done: string, about: string | undefined): string[] {
  if (about === undefined) return [`action:*.${done}`];
  const ends = SAME_ENDS.find((one) => one.test(`.${done}`));
  const [action, ...others] = AUDIT_ACTIONS.filter(
    (name) => AUDIT[name].subject === about && (ends?.test(name) ?? name.endsWith(`.${done}`)),
  );
  return action === undefined || others.length > 0 ? [] : [`action:${action}`];
}

const lastChanges = defineLook({
  ...base,
  topic: 'last_changes',
  description: `Lists the latest changes of the audit log, without sign-ins. \`done\`: only those that end so, such as deleted or created. \`about\`: only those of this kind of thing, such as role or sku. \`by\`: only what was made so: ${AUDIT_CHANNELS.join(', ')}. ${DAYS}`,
  args: Type.Object({
    done: Type.Optional(Type.Union(DONE.map((done) => Type.Literal(done)))),
    about: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
    by: Type.Optional(Type.Union(AUDIT_CHANNELS.map((by) => Type.Literal(by)))),
    when: When,
  }),
  asked: asked.lastChanges,
  read: (question, { done, about, by, when }) => {
    const terms = [
      '-about:session',
      ...(about === undefined ? [] : [`about:${about}`]),
      ...(done === undefined ? [] : actionsEndingIn(String(done), about)),
      ...(by === undefined ? [] : [`by:${String(by)}`]),
    ];
    return entries(question, { q: terms.join(' '), when }, { en: 'audit log', de: 'Protokoll' }, []);
  },
});

const signIns = defineLook({
  ...base,
  topic: 'sign_ins',
  description: `Lists the latest sign-ins. \`person\`: only theirs. ${DAYS}`,
  args: Type.Object({ person: Type.Optional(Said), when: When }),
  names: { person: ['user'] },
  asked: asked.signIns,
  read: (question, { person, when }) => {
    const what = { en: 'sign-ins', de: 'Anmeldungen' };
    if (person === undefined) return entries(question, { q: 'action:session.opened', when }, what, []);
    return withRecord(question, { search: userSearch, arg: 'person', name: person }, ({ id }) =>
      entries(question, { q: `who:${id} action:session.opened`, when }, what, [{ kind: 'user', id }]),
    );
  },
});

const changesBy = defineLook({
  ...base,
  topic: 'changes_by',
  description: `Lists what a person did last, sign-ins included. \`person\`: name or address; left out: the asker. ${DAYS}`,
  args: Type.Object({ person: Type.Optional(Said), when: When }),
  names: { person: ['user'] },
  asked: asked.changesBy,
  read: (question, { person, when }) => {
    const own = { en: 'what you did', de: 'was Sie getan haben' };
    if (person === undefined) return entries(question, { q: `who:${question.actor.userId}`, when }, own, []);
    return withRecord(question, { search: userSearch, arg: 'person', name: person }, ({ id, title }) =>
      entries(question, { q: `who:${id}`, when }, { en: `what ${title} did`, de: `was ${title} getan hat` }, [
        { kind: 'user', id },
      ]),
    );
  },
});

const roleChangesOf = defineLook({
  ...base,
  topic: 'role_changes_of',
  description: `Says who gave a person their role, or took it. \`person\`: name or address. ${DAYS}`,
  args: Type.Object({ person: Said, when: When }),
  names: { person: ['user'] },
  asked: asked.roleChangesOf,
  read: (question, { person, when }) =>
    withRecord(question, { search: userSearch, arg: 'person', name: person }, ({ id, title }) =>
      entries(
        question,
        { q: `id:${id} action:user.role_changed`, when },
        { en: `changes of the role of ${title}`, de: `Änderungen der Rolle von ${title}` },
        [{ kind: 'user', id }],
      ),
    ),
});

const whoChanged = ({ searches }: Pick<Services, 'searches'>): Look =>
  defineLook({
    ...base,
    topic: 'who_changed',
    description: `Says who changed a record last: a role, a person, a SKU, a place, a warehouse. \`record\`: its name or code. ${DAYS}`,
    args: Type.Object({ record: Said, when: When }),
    names: { record: null },
    asked: asked.whoChanged,
    read: (question, args) =>
      withRecord(question, { search: searches(), arg: 'record', name: args.record }, ({ id, kind, title }) =>
        entries(
          question,
          { q: `id:${id}`, when: args.when },
          { en: `changes of ${title}`, de: `Änderungen an ${title}` },
          [{ kind, id }],
        ),
      ),
  });

export const look = (services: Services): Look[] =>
  [lastChanges, signIns, changesBy, roleChangesOf, whoChanged(services), undoing].map((one) => ({
    ...one,
    ahead: aheadOf(services),
  }));
