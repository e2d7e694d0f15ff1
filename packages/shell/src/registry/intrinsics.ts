import type { Report } from '@slotwise/shared/remote';

type About = { remote: string; version: string };
type Key = string | symbol;
type Known = Map<object, Map<Key, PropertyDescriptor>>;

const LANGUAGE = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Date', 'RegExp', 'Promise', 'Error'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'ArrayBuffer', 'Uint8Array', 'URL', 'URLSearchParams'],
];
const PAGE = [
  ...[
    'EventTarget',
    'Event',
    'Node',
    'Element',
    'HTMLElement',
    'Document',
    'DocumentFragment',
    'CharacterData',
    'Text',
  ],
  ...[
    'HTMLInputElement',
    'HTMLIFrameElement',
    'History',
    'Storage',
    'AbortController',
    'AbortSignal',
    'Headers',
    'Response',
  ],
];
/** The code that writes errors down sets how. */
const IS_SET_OFTEN = ['stackTraceLimit', 'prepareStackTrace'];
const PLAIN = ['JSON', 'Math', 'Reflect', 'Intl', 'crypto'];

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor) =>
  a !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;

/** Taken before any remote runs: one may replace these too. */
const { ownKeys, defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;

interface Change {
  name: string;
  object: object;
  key: Key;
  /** Undefined: it was added. */
  before: PropertyDescriptor | undefined;
  /** Undefined: it was taken away. */
  now: PropertyDescriptor | undefined;
}

/** More names than these help nobody. */
const NAMED = 8;
const textOf = Function.prototype.toString;

/** Whether what stands there now is a function of one of these scripts. */
const comesFrom = (scripts: readonly string[], { now }: Change) =>
  [now?.value as unknown, now?.get, now?.set].some(
    (each) => typeof each === 'function' && scripts.some((script) => script.includes(textOf.call(each))),
  );

/**
 * Built-in objects of the language and the browser, which all code shares. Code of a remote may change it for all. That
 * is looked for around its first drawing, when no other code runs, and after it was evaluated, when other code may have
 * run: there only what is a function of the remote's own scripts is put back. Additions that loops cannot see, such as
 * those of polyfills, stay.
 */
export class Intrinsics {
  readonly #objects: readonly (readonly [name: string, object: object])[];
  readonly #report: Report;
  #known: Known;
  /** As it was before any remote's code was in the page. */
  #own: Known;
  #watching = 0;
  #overlaps = false;

  constructor(page: Window, report: Report) {
    const globals = page as unknown as Record<string, { prototype?: object } | undefined>;
    this.#objects = [
      ...[...LANGUAGE, ...PAGE].flatMap((name) => {
        const { [name]: made } = globals;
        return made?.prototype ? [[`${name}.prototype`, made.prototype] as const, [name, made] as const] : [];
      }),
      ...PLAIN.flatMap((name) => (globals[name] ? [[name, globals[name]] as const] : [])),
    ];
    this.#report = report;
    this.#known = this.#read();
    this.#own = this.#known;
  }

  /** From now on code of this remote may run. @returns what looks whether it changed anything, and ends that */
  watch(about: About): () => void {
    if (this.#watching === 0) {
      // Changes that a browser's extension has made since are not ours to take back.
      this.#known = this.#read();
      this.#overlaps = false;
    }
    this.#watching += 1;
    if (this.#watching > 1) this.#overlaps = true;
    return () => {
      const changed = this.#changes();
      const isSure = !this.#overlaps;
      this.#watching -= 1;
      if (changed.length === 0) return;
      putBack(changed);
      const error = nameChanges(changed);
      if (isSure) this.#report(error, { ...about, kind: 'runtime_failed' });
      else console.warn('One of the remotes that were being drawn changed what everybody uses.', error.message);
    };
  }

  /** All that is there now is the page's own: other watchers have put themselves in front of it. */
  accept(): void {
    this.#known = this.#read();
    this.#own = this.#known;
  }

  /**
   * The page has failed. If objects were changed that everybody uses, they are put back.
   * @param loaded all whose code is in the page
   * @param scripts the texts of a remote's scripts: it is proven that the change is its own if they, and no other's, have the functions
   * @returns what was changed and who may have done that; null where nothing was changed
   */
  async whoBroke<A extends About>(
    loaded: readonly A[],
    scripts: (about: A) => Promise<readonly string[]>,
  ): Promise<{ changed: readonly string[]; suspects: readonly A[] } | null> {
    const changes = this.#changes(this.#own);
    if (changes.length === 0) return null;
    putBack(changes);
    const texts = await Promise.all(loaded.map(scripts));
    const proven = loaded.filter((_, nth) => changes.every((change) => comesFrom(texts[nth] ?? [], change)));
    const [only, ...others] = proven;
    if (only && others.length === 0) this.#report(nameChanges(changes), { ...only, kind: 'runtime_failed' });
    return {
      changed: changes.slice(0, NAMED).map(({ name }) => name),
      suspects: proven.length > 0 ? proven : loaded,
    };
  }

  /**
   * The remote was evaluated.
   * @param scripts the texts of its scripts; only asked for if something has changed
   */
  async evaluated(about: About, scripts: () => Promise<readonly string[]>): Promise<void> {
    const changed = this.#changes();
    if (changed.length === 0) return;
    const texts = await scripts();
    const own = changed.filter((change) => comesFrom(texts, change));
    if (own.length === 0) return;
    putBack(own);
    this.#report(nameChanges(own), { ...about, kind: 'runtime_failed' });
  }

  #read(): Known {
    const all: Known = new Map();
    for (const [, object] of this.#objects) {
      const own = new Map<Key, PropertyDescriptor>();
      for (const key of ownKeys(object)) {
        if (typeof key === 'string' && IS_SET_OFTEN.includes(key)) continue;
        const found = getOwnPropertyDescriptor(object, key);
        if (found) own.set(key, found);
      }
      all.set(object, own);
    }
    return all;
  }

  #changes(before = this.#known): Change[] {
    const changed: Change[] = [];
    for (const [owner, object] of this.#objects) {
      const known = before.get(object);
      if (!known) continue;
      const add = (key: Key, was?: PropertyDescriptor, now?: PropertyDescriptor) =>
        changed.push({ name: `${owner}.${String(key)}`, object, key, before: was, now });
      for (const [key, was] of known) {
        const now = getOwnPropertyDescriptor(object, key);
        if (!isSame(now, was)) add(key, was, now);
      }
      for (const key of ownKeys(object)) {
        const now = getOwnPropertyDescriptor(object, key);
        if (!known.has(key) && !IS_SET_OFTEN.includes(String(key)) && now?.enumerable) add(key, undefined, now);
      }
    }
    return changed;
  }
}

function putBack(changes: readonly Change[]): void {
  for (const { object, key, before } of changes) {
    if (before) defineProperty(object, key, before);
    else deleteProperty(object, key);
  }
}

const nameChanges = (changes: readonly Change[]) => {
  const names = changes.slice(0, NAMED).map(({ name }) => name);
  return new Error(`It changed ${names.join(', ')} for everybody. That was put back.`);
};
