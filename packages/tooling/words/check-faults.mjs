// Breaks every rule about words on purpose and expects exactly that complaint.
import assert from 'node:assert/strict';
import { Linter } from 'eslint';
import { noLiteralOptions, words } from '../eslint/words.mjs';
import { parseMessage } from './compile.mjs';
import {
  catalogueFaults,
  documentFaults,
  likeEnglish,
  manifestFaults,
  missingLanguages,
  unusedIds,
} from './faults.mjs';
import { typesOf } from './types.mjs';

/** @typedef {Record<string, string>} Entries */
/** @param {Entries} en @param {Record<string, Entries>} [others] */
const faultsOf = (en, others = {}) => catalogueFaults({ en, ...others });
/** @param {string[]} faults @param {RegExp} pattern */
const only = (faults, pattern) => {
  assert.equal(faults.length, 1, faults.join('\n') || 'no complaint');
  assert.match(faults[0] ?? '', pattern);
};
const counted = '{count, plural, one {# role} other {# roles}}';
const sound = { 'page.title': 'Roles', 'page.count': counted, 'page.owner': 'By <b>{name}</b>' };

const catalogues = {
  'sound ones': () =>
    assert.deepEqual(
      faultsOf(sound, {
        de: {
          'page.title': 'Rollen',
          'page.count': '{count, plural, one {# Rolle} other {# Rollen}}',
          'page.owner': '<b>{name}</b>',
        },
      }),
      [],
    ),
  'an id that is none': () => only(faultsOf({ Title: 'Roles' }), /"Title" is no id/),
  'an empty text': () => only(faultsOf({ 'page.title': ' ' }), /"page.title" is empty/),
  'a permission by its name in code': () =>
    only(faultsOf({ 'page.needs': 'It needs view_roles.' }), /"page.needs" names the permission view_roles in code/),
  'three dots for an ellipsis': () =>
    only(
      faultsOf({ 'page.busy': 'Loading...' }, { de: { 'page.busy': 'Wird geladen ...' } }),
      /"page.busy" in de ends in three dots: it is " …"/,
    ),
  'three dots in English that the specification does not give': () =>
    only(faultsOf({ 'page.busy': 'Adding...' }), /"page.busy" in en ends in three dots: it is "…"/),
  'an ellipsis that stands at the word as if it were cut': () =>
    only(
      faultsOf({ 'page.busy': 'Adding…' }, { de: { 'page.busy': 'Wird hinzugefügt…' } }),
      /"page.busy" in de .* " …"/,
    ),
  'a second German word for one thing, but where it is only searched': () => {
    const [en, de] = ['Integrations', 'Anbindungen'];
    only(faultsOf({ 'page.title': en }, { de: { 'page.title': de } }), /"page.title" in de .* "Schnittstelle"/);
    const words = 'manifest.actions.integrations.words';
    assert.deepEqual(faultsOf({ [words]: en }, { de: { [words]: de } }), []);
  },
  'a message that does not parse': () => only(faultsOf({ 'page.title': 'Roles {count' }), /is no ICU message/),
  'a plural without its last case': () =>
    only(faultsOf({ 'page.count': '{count, plural, one {# role}}' }), /is no ICU message/),
  'a plural that the language does not have': () =>
    only(faultsOf({ 'page.count': '{count, plural, one {a} few {b} other {c}}' }), /en has no plural "few"/),
  'a plural that the language has': () =>
    only(
      faultsOf({ 'page.count': counted }, { pl: { 'page.count': '{count, plural, one {a} few {b} other {c}}' } }),
      /the plural "many" of pl is missing/,
    ),
  'an id that is missing': () =>
    only(faultsOf(sound, { de: { 'page.title': 'Rollen', 'page.owner': '<b>{name}</b>' } }), /"page.count" is missing/),
  'an id that is too many': () =>
    only(faultsOf({ 'a.b': 'A' }, { de: { 'a.b': 'A', 'a.c': 'C' } }), /"a.c" is not in en.json/),
  'another placeholder': () =>
    only(faultsOf({ 'a.b': 'By {name}' }, { de: { 'a.b': 'Von {nmae}' } }), /its placeholders are not/),
  'a tag that is gone': () =>
    only(faultsOf({ 'a.b': '<b>{name}</b>' }, { de: { 'a.b': '{name}' } }), /its placeholders are not/),
  'an id that nobody uses': () =>
    assert.deepEqual(unusedIds(['a.b', 'a.c', 'state.on', 'other.on'], ['a.b'], [['state.', '']]), ['a.c', 'other.on']),
  "a manifest's text that is another": () => {
    const texts = { name: 'Roles', 'routes./roles.title': 'Roles' };
    only(manifestFaults({ 'manifest.name': 'Roles' }, texts), /"manifest.routes.\/roles.title" must be "Roles"/);
    only(
      manifestFaults({ 'manifest.name': 'Rolls', 'manifest.routes./roles.title': 'Roles' }, texts),
      /must be "Roles"/,
    );
    only(
      manifestFaults(
        { 'manifest.name': 'Roles', 'manifest.routes./roles.title': 'Roles', 'manifest.gone': 'Gone' },
        texts,
      ),
      /is no text of src\/manifest.ts/,
    );
  },
  'a language that is missing': () => {
    only(missingLanguages(['en']), /de.json is missing/);
    assert.deepEqual(missingLanguages(['de', 'en']), []);
  },
  'a text of the page that is another': () => {
    only(documentFaults({ 'document.reload': 'Reload' }, '<a>Load again</a>'), /index.html has no "Reload"/);
    assert.deepEqual(documentFaults({ 'document.reload': 'Reload' }, '<a>Reload</a>'), []);
  },
  'English that is left': () => {
    const en = { 'a.b': 'Roles', 'a.c': '{count} · {name}', 'a.d': 'Status' };
    const used = { de: new Set() };
    only(likeEnglish({ en, de: en }, { de: { Status: 'the same word' } }, used), /"a.b" is English: "Roles"/);
    assert.deepEqual([...used.de], ['Roles', 'Status']);
    const named = { ...en, 'manifest.name': 'Roles' };
    assert.deepEqual(likeEnglish({ en: named, de: named }, { de: { Status: 'the same word' } }, used), []);
  },
  'the kinds of placeholders': () => {
    const types = typesOf({
      'a.all': '{name} {n, number} {at, date, short} {count, plural, one {{count} x} other {<b>#</b>}}',
      'manifest.name': 'Roles',
    });
    assert.match(types, /'a.all': \{ at: 'date'; b: 'tag'; count: 'number'; n: 'number'; name: 'text' \};/);
    assert.doesNotMatch(types, /manifest/);
    assert.doesNotThrow(() => parseMessage('a.b', "Don't"));
  },
};

const linter = new Linter();
/** Number of complaints about a text in the code. @param {string} code */
const complaints = (code) =>
  linter.verify(code, {
    plugins: { words: /** @type {any} */ (words) },
    rules: { 'words/no-literal': ['error', ...noLiteralOptions] },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  });
const refused = [
  '<p>Roles</p>',
  '<p>{many ? "Roles" : t("a.b")}</p>',
  '<p>{`${count} roles`}</p>',
  '<Button aria-label="Close" />',
  '<Field label={`Role ${name}`} />',
  '<EmptyState title="Nothing" />',
  'platform.notify({ intent: "error", title: "It failed" })',
  'platform.announce("Saved")',
  'notifyFailure(platform, `Role ${name} was not saved`, error)',
  'const empty = "Nothing here"; const page = <p>{empty}</p>',
  'const NAMES = { one: "One role" }; const page = <p>{NAMES.one}</p>',
  'const NAMES = { one: "One role" }; const page = <p>{NAMES[kind]}</p>',
  'const hint = "All roles"; const page = <Button aria-label={hint} />',
  'const page = <Button title={many ? "Roles" : t("a.b")} />',
  'const hint = `Role ${name}`; const page = <Field label={hint} />',
  'const column = { id: "name", header: "Name" }',
  'const column = { id: "name", header: "all roles" }',
  'const option = { label: many ? "Roles" : t("a.b") }',
  'const hint = "All roles"; const option = { title: hint }',
  'const given = { "aria-label": "All roles" }',
  'const question = { reason: "does not exist" }',
  'const Page = ({ title = "All roles" }) => title',
  'document.title = "All roles"',
  'document.title = `Roles of ${name}`',
  'element.textContent = "All roles"',
  'element.setAttribute("aria-label", "All roles")',
  'const failed = "It failed"; platform.notify({ intent: "error", title: failed })',
  'const saved = "Saved"; platform.announce(saved)',
  'const hint = `${n} trucks`; const page = <p>{hint}</p>',
  'const say = (n) => `${n} trucks`; const page = <p>{say(3)}</p>',
  'const page = <Field label={`${n} trucks`} />',
  'const page = <Field label={`late: ${n}`} />',
  'const page = <Field label={`by ${name}`} />',
  'const page = <Field label={`(${n} late)`} />',
  'const option = { label: `${n} ${n === 1 ? "truck" : "trucks"}` }',
  'const page = <p>{n + " trucks"}</p>',
  'const page = <p>{[name, "expected"].join(" ")}</p>',
  'const page = <p>{[name, "expected"].join(" · ")}</p>',
  'const page = <p>{name.concat(" is late")}</p>',
  'const page = <p>{name.concat(" late")}</p>',
  'window.confirm("Delete it?")',
  'confirm(`Delete ${name}?`)',
  'class Door { static label = "All roles" }',
  'class Door { static sentence = "All roles" } const page = <p>{Door.sentence}</p>',
  'const useHint = () => ({ sentence: "All roles" }); const Page = () => { const { sentence } = useHint(); return <p>{sentence}</p>; }',
  'function useHint() { return { sentence: "All roles" }; } const Page = () => { const hint = useHint(); return <p>{hint.sentence}</p>; }',
  'function useHint() { return { sentence: "All roles" }; } const Page = () => { const { sentence: said = "" } = useHint(); return <p title={said} />; }',
];
const accepted = [
  '<p>{t("a.b")}</p>',
  '<p>{a} · {b}{" "}–</p>',
  '<Button aria-label={t("a.b")} name="role" type="submit" className="wide" />',
  'platform.notify({ intent: "error", title: t("a.b") })',
  'announce(t("a.b"))',
  'const tab = { label: "tab.roles" }',
  'const id = "tab.roles"; const page = <p>{t(id)}</p>',
  'const gap = " · "; const page = <p>{gap}</p>',
  'const kind = "Role"; const page = <List kind={kind} />',
  'document.title = t("a.b")',
  'element.setAttribute("role", "status")',
  'const fault = { field: "sku", code: "unknown", reason: "does not exist" }',
  'const column = { id: "name", header: t("a.b"), width: "wide one" }',
  'const page = <p>{`${first} ${last}`}</p>',
  'const page = <p>{`${n} %`} {`${from}–${to}`}</p>',
  'const page = <p className={`tile ${wide}`} id={`${id}-help ${id}-place`} style={{ border: `1px solid ${colour}` }} />',
  'const page = <a href={`/roles/${id}`} id={`/roles/${id}`}>{`${kind}.${id}`}</a>',
  'const page = <p>{[first, last].join(" ")}</p>',
  'const page = <p className={[wide, "tile"].join(" ")}>{rows.join(" ")}</p>',
  'const page = <p>{all.concat(["asc"]).map((one) => t(one))}</p>',
  'const column = { id: `${kind} ${id}`, key: `board ${id}`, border: `1px solid ${colour}` }',
  'class Door { static kind = "Dock door" }',
  'const useKind = () => ({ kind: "dock-door" }); const Page = () => { const { kind } = useKind(); return <p>{kind}</p>; }',
  'confirm(t("a.b"))',
  'const { a } = a; const page = <p>{a}</p>',
];

for (const [name, check] of Object.entries(catalogues)) {
  try {
    check();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
for (const code of [...refused, ...accepted]) {
  const found = complaints(code);
  const wanted = refused.includes(code) ? 1 : 0;
  if (found.length === wanted && found.every(({ ruleId }) => ruleId === 'words/no-literal')) continue;
  console.error(`${code}: ${found.map(({ message }) => message).join('; ') || 'not refused'}`);
  process.exitCode = 1;
}
