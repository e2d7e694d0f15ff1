import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT, AUDIT_ACTIONS } from './catalogue';

const packages = join(__dirname, '../../..');
/** Id → the remotes that say it. */
const said = new Map<string, string[]>();
for (const name of readdirSync(packages)) {
  const file = join(packages, name, 'src/audit/words/en.json');
  if (!existsSync(file)) continue;
  for (const id of Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object))
    said.set(id, [...(said.get(id) ?? []), name]);
}
const subjects = new Set(AUDIT_ACTIONS.map((action) => AUDIT[action].subject));

/** Ids that begin with a word. */
const saidOf = (...beginnings: string[]) =>
  [...said.keys()].filter((id) => beginnings.some((one) => id.startsWith(`${one}.`)));

test('every action of the audit and every kind of thing has words, in one remote', () => {
  const wanted = [...AUDIT_ACTIONS.map((action) => `action.${action}`), ...[...subjects].map((kind) => `kind.${kind}`)];
  expect(saidOf('action', 'kind').sort()).toEqual(wanted.sort());
  expect([...said].filter(([, remotes]) => remotes.length > 1)).toEqual([]);
});

/** Fields that an action's facts may have, at their first level: what lies deeper is shown as it is. */
function fieldsOf(schema: object): string[] {
  const { properties = {}, anyOf = [] } = schema as { properties?: object; anyOf?: object[] };
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)];
}

test('every field of an action has words: in the remote whose actions alone have it, else beside the page of the audit', () => {
  const shared = JSON.parse(
    readFileSync(join(packages, 'roles-remote/src/features/audit/fields/words/en.json'), 'utf8'),
  ) as object;
  /** Field → the remotes whose actions have it. */
  const owners = new Map<string, Set<string>>();
  for (const action of AUDIT_ACTIONS) {
    const [remote = ''] = said.get(`action.${action}`) ?? [];
    for (const field of fieldsOf(AUDIT[action].schema))
      owners.set(`field.${field}`, (owners.get(`field.${field}`) ?? new Set()).add(remote));
  }
  const ofOne = [...owners].filter(([, { size }]) => size === 1).map(([field, remotes]) => [field, [...remotes]]);
  expect(
    saidOf('field')
      .map((field) => [field, said.get(field)])
      .sort(),
  ).toEqual(ofOne.sort());
  const ofSeveral = [...owners].filter(([, { size }]) => size > 1).map(([field]) => field);
  // The platform writes who proposed what somebody confirmed.
  expect(Object.keys(shared).sort()).toEqual([...ofSeveral, 'field.proposedBy'].sort());
});
