import type { Report } from '@slotwise/shared/remote';
import { changesOf, comesFrom, nameOf, putBack, readAll, standAgain, type Change, type Kept } from './built-ins';

type About = { remote: string; version: string };

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
const PLAIN = ['JSON', 'Math', 'Reflect', 'Intl', 'crypto'];

/** More names than these help nobody. */
const NAMED = 8;

const nameChanges = (changes: readonly Change[]) =>
  new Error(`It changed ${changes.slice(0, NAMED).map(nameOf).join(', ')} for everybody. That was put back.`);

/** The code of remotes that is in the page. */
export interface CodeInPage<A> {
  loaded: () => readonly A[];
  /** Texts of the scripts of one of them. */
  scripts: (about: A) => Promise<readonly string[]>;
  /** A remote's change was put back: what the page drew meanwhile may be wrong. */
  onMended?: () => void;
}

/**
 * Built-in objects of the language and the browser, which all code shares. Code of a remote may change it for all. That
 * is looked for around its first drawing, when no other code runs, after it was evaluated, when other code may have run,
 * before the next drawing, and when something fails. Whatever was changed is put back before anything is done about it; where
 * other code may have run, what is a function of no remote's scripts then stands again.
 */
export class Intrinsics<A extends About> {
  readonly #objects: readonly (readonly [name: string, object: object])[];
  readonly #report: Report;
  readonly #code: CodeInPage<A>;
  #known: Kept[];
  /** As it was before any remote's code was in the page. */
  #own: Kept[];
  #watching = 0;
  #overlaps = false;
  #hasLooked = false;
  #settling: Promise<boolean> | null = null;

  constructor(page: Window, report: Report, code: CodeInPage<A>) {
    const globals = page as unknown as Record<string, { prototype?: object } | undefined>;
    this.#objects = [
      ...[...LANGUAGE, ...PAGE].flatMap((name) => {
        const { [name]: made } = globals;
        return made?.prototype ? [[`${name}.prototype`, made.prototype] as const, [name, made] as const] : [];
      }),
      ...PLAIN.flatMap((name) => (globals[name] ? [[name, globals[name]] as const] : [])),
    ];
    this.#report = report;
    this.#code = code;
    this.#known = readAll(this.#objects);
    this.#own = this.#known;
  }

  /** From now on code of this remote may run. @returns what looks whether it changed anything, and ends that */
  watch(about: About): () => void {
    if (this.#watching === 0) {
      const since = changesOf(this.#own);
      if (since.length > 0 && this.#code.loaded().length > 0) void this.#startSettling(since);
      this.#known = readAll(this.#objects);
      this.#overlaps = false;
    }
    this.#watching += 1;
    if (this.#watching > 1) this.#overlaps = true;
    return () => {
      const changed = changesOf(this.#known);
      putBack(changed);
      const isSure = !this.#overlaps;
      this.#watching -= 1;
      if (changed.length === 0) return;
      const error = nameChanges(changed);
      if (isSure) this.#report(error, { ...about, kind: 'runtime_failed' });
      else console.warn('One of the remotes that were being drawn changed what everybody uses.', error.message);
    };
  }

  /** All that is there now is the page's own: other watchers have put themselves in front of it. */
  accept(): void {
    this.#known = readAll(this.#objects);
    this.#own = this.#known;
  }

  /**
   * The page has failed. If objects were changed that everybody uses, they are put back. It is proven that a change is a remote's
   * if its scripts, and no other's, have the functions; then that remote is reported.
   * @returns what was changed and who may have done that; null where nothing was changed
   */
  async whoBroke(): Promise<{ changed: readonly string[]; suspects: readonly A[] } | null> {
    const changes = changesOf(this.#own);
    putBack(changes);
    if (changes.length === 0) return null;
    const loaded = this.#code.loaded();
    const proven = this.#ownersOf(changes, loaded, await this.#textsOf(loaded));
    return {
      changed: changes.slice(0, NAMED).map(nameOf),
      suspects: proven.length > 0 ? proven : loaded,
    };
  }

  /**
   * Something failed. It is looked once in a turn.
   * @returns null if built-in objects are the page's own; else whether a remote had changed them: then they are put back, whoever
   *   certainly did it is reported, and what failed may be innocent
   */
  mended(): Promise<boolean> | null {
    if (this.#settling || this.#hasLooked) return this.#settling;
    const changes = changesOf(this.#own);
    if (changes.length > 0) return this.#startSettling(changes);
    this.#hasLooked = true;
    setTimeout(() => {
      this.#hasLooked = false;
    });
    return null;
  }

  /**
   * The remote was evaluated.
   * @param scripts the texts of its scripts; only asked for if something has changed
   */
  async evaluated(about: About, scripts: () => Promise<readonly string[]>): Promise<void> {
    const changes = changesOf(this.#known);
    putBack(changes);
    if (changes.length === 0) return;
    const texts = await scripts();
    const own = changes.filter((change) => comesFrom(texts, change));
    for (const change of changes) if (!own.includes(change)) standAgain(change, this.#known);
    if (own.length > 0) this.#report(nameChanges(own), { ...about, kind: 'runtime_failed' });
  }

  /** Until this and what began before it have ended, whatever fails may be innocent. */
  #startSettling(changes: readonly Change[]): Promise<boolean> {
    const settling = Promise.all([this.#settling, this.#settle(changes)])
      .then((ofRemotes) => ofRemotes.includes(true))
      .finally(() => {
        if (this.#settling === settling) this.#settling = null;
      });
    this.#settling = settling;
    return settling;
  }

  /**
   * Puts back all that was changed since the page was its own; what comes from no remote's scripts then stands again.
   * @returns whether something came from a remote's
   */
  async #settle(changes: readonly Change[]): Promise<boolean> {
    putBack(changes);
    const loaded = this.#code.loaded();
    const texts = await this.#textsOf(loaded);
    const isOfOne = (change: Change) => texts.some((scripts) => comesFrom(scripts, change));
    for (const change of changes) if (!isOfOne(change)) standAgain(change, this.#own, this.#known);
    const ofRemotes = changes.filter(isOfOne);
    if (ofRemotes.length === 0) return false;
    this.#ownersOf(ofRemotes, loaded, texts);
    this.#code.onMended?.();
    return true;
  }

  #textsOf(loaded: readonly A[]): Promise<(readonly string[])[]> {
    return Promise.all(loaded.map((about) => this.#code.scripts(about)));
  }

  /** The remotes whose scripts have all these functions; if it is one, it is reported. */
  #ownersOf(changes: readonly Change[], loaded: readonly A[], texts: readonly (readonly string[])[]): A[] {
    const owners = loaded.filter((_, nth) => changes.every((change) => comesFrom(texts[nth] ?? [], change)));
    const [only, ...others] = owners;
    if (only && others.length === 0) {
      this.#report(nameChanges(changes), { remote: only.remote, version: only.version, kind: 'runtime_failed' });
    }
    return owners;
  }
}
