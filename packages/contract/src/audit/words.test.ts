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

test('every action of the audit and every kind of thing has words, in one remote', () => {
  const wanted = [...AUDIT_ACTIONS.map((action) => `action.${action}`), ...[...subjects].map((kind) => `kind.${kind}`)];
  expect([...said.keys()].sort()).toEqual(wanted.sort());
  expect([...said].filter(([, remotes]) => remotes.length > 1)).toEqual([]);
});
