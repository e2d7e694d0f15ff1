type Key = string | symbol;

/** A built-in object that all code shares, and what it had when it was read. The arrays stand beside each other. */
export interface Kept {
  /** As its owner is called in programs. */
  readonly name: string;
  readonly object: object;
  readonly keys: Key[];
  readonly found: PropertyDescriptor[];
  readonly known: Set<Key>;
}

export interface Change {
  owner: string;
  object: object;
  key: Key;
  /** Undefined: it was added. */
  before: PropertyDescriptor | undefined;
  /** Undefined: it was taken away. */
  now: PropertyDescriptor | undefined;
}

/**
 * These are taken before any remote runs. Until what was changed is put back, nothing else that is built in is called here,
 * and no array is walked over but by its numbers: a remote may have replaced that too.
 */
const { apply, ownKeys, defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;
const { has, add, delete: remove } = Set.prototype as Set<Key>;
const textOf = Function.prototype.toString;

/** The code that writes errors down sets how. */
const isSetOften = (key: Key) => key === 'stackTraceLimit' || key === 'prepareStackTrace';

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor) =>
  a !== undefined &&
  (a.value === b.value || (a.value !== a.value && b.value !== b.value)) &&
  a.get === b.get &&
  a.set === b.set;

/** Reads what these objects have now. */
export function readAll(objects: readonly (readonly [name: string, object: object])[]): Kept[] {
  const all: Kept[] = [];
  for (let at = 0; at < objects.length; at += 1) {
    const name = objects[at]![0];
    const object = objects[at]![1];
    const kept: Kept = { name, object, keys: [], found: [], known: new Set() };
    const keys = ownKeys(object);
    for (let nth = 0; nth < keys.length; nth += 1) {
      const found = getOwnPropertyDescriptor(object, keys[nth]!);
      if (found && !isSetOften(keys[nth]!)) keep(kept, keys[nth]!, found);
    }
    all[at] = kept;
  }
  return all;
}

function keep({ keys, found, known }: Kept, key: Key, descriptor: PropertyDescriptor) {
  found[keys.length] = descriptor;
  keys[keys.length] = key;
  apply(add, known, [key]);
}

/** Differences between now and what was read. Additions that loops cannot see, such as those of polyfills, are none. */
export function changesOf(kept: readonly Kept[]): Change[] {
  const changes: Change[] = [];
  for (let at = 0; at < kept.length; at += 1) {
    const owner = kept[at]!;
    const { name, object } = owner;
    for (let nth = 0; nth < owner.keys.length; nth += 1) {
      const key = owner.keys[nth]!;
      const before = owner.found[nth]!;
      const now = getOwnPropertyDescriptor(object, key);
      if (!isSame(now, before)) changes[changes.length] = { owner: name, object, key, before, now };
    }
    const keys = ownKeys(object);
    for (let nth = 0; nth < keys.length; nth += 1) {
      const key = keys[nth]!;
      if (apply(has, owner.known, [key]) || isSetOften(key)) continue;
      const now = getOwnPropertyDescriptor(object, key);
      if (now?.enumerable) changes[changes.length] = { owner: name, object, key, before: undefined, now };
    }
  }
  return changes;
}

/** Makes everything as it was before. From here on built-in functions can be called again. */
export function putBack(changes: readonly Change[]): void {
  // Additions first: one to all objects would be read out of the descriptors of the others.
  for (let nth = 0; nth < changes.length; nth += 1) {
    const change = changes[nth]!;
    if (!change.before) deleteProperty(change.object, change.key);
  }
  for (let nth = 0; nth < changes.length; nth += 1) {
    const change = changes[nth]!;
    if (change.before) defineProperty(change.object, change.key, change.before);
  }
}

/** Makes a change again that was put back, unless it was made or another one has been since; from here on it belongs there. */
export function standAgain({ object, key, before, now }: Change, ...read: readonly (readonly Kept[])[]): void {
  const found = getOwnPropertyDescriptor(object, key);
  if (before ? !isSame(found, before) : found !== undefined) return;
  if (now) defineProperty(object, key, now);
  else deleteProperty(object, key);
  for (const all of read) {
    const owner = all.find((each) => each.object === object);
    if (owner) learn(owner, key, now);
  }
}

function learn(owner: Kept, key: Key, now: PropertyDescriptor | undefined) {
  const nth = owner.keys.indexOf(key);
  if (nth < 0) {
    if (now) keep(owner, key, now);
  } else if (now) {
    owner.found[nth] = now;
  } else {
    owner.keys.splice(nth, 1);
    owner.found.splice(nth, 1);
    apply(remove, owner.known, [key]);
  }
}

/** Whether what stands there now is a function of one of these scripts. */
export const comesFrom = (scripts: readonly string[], { now }: Change): boolean =>
  [now?.value as unknown, now?.get, now?.set].some(
    (each) => typeof each === 'function' && scripts.some((script) => script.includes(textOf.call(each))),
  );

export const nameOf = ({ owner, key }: Change): string => `${owner}.${String(key)}`;
