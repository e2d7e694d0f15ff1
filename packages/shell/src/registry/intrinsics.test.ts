import { Intrinsics } from './intrinsics';

const roles = { remote: 'roles', version: '1.0.0' };
const board = { remote: 'board', version: '1.0.0' };
const { at, copyWithin } = Array.prototype;
const { setAttribute } = Element.prototype;

/** All scripts have been looked at. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

type Scripts = Partial<Record<'roles' | 'board', string>>;

/** @param scripts texts of the scripts of those whose code is in the page */
function start(scripts: Scripts = {}) {
  const told: { message: string; remote: string }[] = [];
  const onMended = jest.fn();
  const read = jest.fn(({ remote }: typeof roles) => Promise.resolve([scripts[remote as keyof Scripts] ?? '']));
  const intrinsics = new Intrinsics(
    window,
    (error, { remote }) => {
      told.push({ message: (error as Error).message, remote });
    },
    {
      loaded: () => [roles, board].filter(({ remote }) => remote in scripts),
      scripts: read,
      onMended,
    },
  );
  return { intrinsics, told, onMended, read };
}
const change = (object: object, key: string, value: unknown, enumerable = true) =>
  Object.defineProperty(object, key, { value, enumerable, configurable: true, writable: true });

test('what a remote changes is put back, and the remote is named', () => {
  const { intrinsics, told } = start();
  const over = intrinsics.watch(roles);
  change(Array.prototype, 'at', () => 'nonsense');
  change(Element.prototype, 'setAttribute', () => undefined);
  change(Object.prototype, 'planted', true);
  over();
  expect(Array.prototype.at).toBe(at);
  expect(Element.prototype.setAttribute).toBe(setAttribute);
  expect('planted' in {}).toBe(false);
  expect(told).toEqual([
    {
      message:
        'It changed Object.prototype.planted, Array.prototype.at, Element.prototype.setAttribute for everybody. That was put back.',
      remote: 'roles',
    },
  ]);
});

test('after an evaluation only what comes from the remote’s own scripts is put back', async () => {
  const { intrinsics, told } = start();
  const own = () => 'planted by roles';
  const ofOthers = () => 'as Fluent does';
  const { focus } = HTMLElement.prototype;
  change(Array.prototype, 'at', own);
  change(HTMLElement.prototype, 'focus', ofOthers);
  await intrinsics.evaluated(roles, () => Promise.resolve([`var a=1;Array.prototype.at=${String(own)};`]));
  expect(Array.prototype.at).toBe(at);
  expect(HTMLElement.prototype.focus).toBe(ofOthers);
  expect(told).toEqual([
    { message: 'It changed Array.prototype.at for everybody. That was put back.', remote: 'roles' },
  ]);
  change(HTMLElement.prototype, 'focus', focus);
});

test('a polyfill, which no loop sees, stays', () => {
  const { intrinsics, told } = start();
  const over = intrinsics.watch(roles);
  change(Array.prototype, 'plantedPolyfill', () => undefined, false);
  over();
  expect('plantedPolyfill' in []).toBe(true);
  expect(told).toEqual([]);
  Reflect.deleteProperty(Array.prototype, 'plantedPolyfill');
});

test('while two are being loaded it is put back, and nobody is named', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const { intrinsics, told } = start();
  const first = intrinsics.watch(roles);
  const second = intrinsics.watch(board);
  change(Array.prototype, 'at', () => 'nonsense');
  first();
  second();
  expect(Array.prototype.at).toBe(at);
  expect(told).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('what changed before any remote ran, as by an extension of the browser, stays', () => {
  const { intrinsics, told } = start();
  const own = () => 'of an extension';
  change(Array.prototype, 'at', own, false);
  intrinsics.watch(roles)();
  expect(Array.prototype.at).toBe(own);
  expect(told).toEqual([]);
  change(Array.prototype, 'at', at, false);
});

test('after the page has failed what was changed is put back, and named is whose scripts have it', async () => {
  const own = () => 'planted by roles';
  const { intrinsics, told } = start({ roles: `x=${String(own)};`, board: 'var b;' });
  expect(await intrinsics.whoBroke()).toBeNull();
  change(Element.prototype, 'setAttribute', own);
  const asked = intrinsics.whoBroke();
  expect(Element.prototype.setAttribute).toBe(setAttribute);
  expect(await asked).toEqual({ changed: ['Element.prototype.setAttribute'], suspects: [roles] });
  expect(told).toMatchObject([{ remote: 'roles' }]);
  change(Array.prototype, 'at', () => 'of nobody knows whom');
  expect(await intrinsics.whoBroke()).toMatchObject({ suspects: [roles, board] });
  expect(told).toHaveLength(1);
});

test('what a remote changes later is put back before another one is drawn, which is not blamed', async () => {
  const own = () => 'planted by roles in a timer';
  const { intrinsics, told, onMended } = start({ roles: `x=${String(own)};`, board: 'var b;' });
  change(Array.prototype, 'at', own);
  const over = intrinsics.watch(board);
  expect(Array.prototype.at).toBe(at);
  over();
  await settled();
  expect(told).toMatchObject([{ remote: 'roles' }]);
  expect(onMended).toHaveBeenCalledTimes(1);
});

test('what fails while that is looked into is as innocent, and each script is read once', async () => {
  const own = () => 'planted by roles in a timer';
  const { intrinsics, told, read } = start({ roles: `x=${String(own)};`, board: 'var b;' });
  change(Array.prototype, 'at', own);
  intrinsics.watch(board)();
  const mended = intrinsics.mended();
  expect(mended).not.toBeNull();
  expect(await mended).toBe(true);
  expect(told).toMatchObject([{ remote: 'roles' }]);
  expect(read.mock.calls).toEqual([[roles], [board]]);
  expect(intrinsics.mended()).toBeNull();
});

test('one look into changes does not end with another that began later', async () => {
  const own = () => 'planted by roles in a timer';
  const ofNobody = () => 'of an extension';
  const { intrinsics, told } = start({ roles: `x=${String(own)};`, board: 'var b;' });
  change(Array.prototype, 'at', own);
  intrinsics.watch(board)();
  change(Array.prototype, 'copyWithin', ofNobody, false);
  intrinsics.watch(board)();
  const mended = intrinsics.mended();
  expect(await mended).toBe(true);
  expect(told).toMatchObject([{ remote: 'roles' }]);
  expect(Array.prototype.copyWithin).toBe(ofNobody);
  expect(intrinsics.mended()).toBeNull();
  change(Array.prototype, 'copyWithin', copyWithin, false);
});

test('what no remote has in its scripts, as of an extension of the browser, stands again after that', async () => {
  const { intrinsics, told } = start({ roles: 'var a;' });
  const own = () => 'of an extension';
  change(Array.prototype, 'at', own);
  const over = intrinsics.watch(roles);
  await settled();
  over();
  expect(Array.prototype.at).toBe(own);
  expect(told).toEqual([]);
  intrinsics.watch(roles)();
  expect(Array.prototype.at).toBe(own);
  change(Array.prototype, 'at', at, false);
});

test('what fails meanwhile is not blamed; where nothing was changed it is', async () => {
  const own = () => 'planted by roles';
  const { intrinsics, told } = start({ roles: `x=${String(own)};`, board: 'var b;' });
  change(Array.prototype, 'at', own);
  const mended = intrinsics.mended();
  expect(Array.prototype.at).toBe(at);
  // Others that fail in the same moment are as innocent.
  expect(intrinsics.mended()).toBe(mended);
  expect(await mended).toBe(true);
  expect(told).toMatchObject([{ remote: 'roles' }]);
  expect(intrinsics.mended()).toBeNull();
});

test('what fails while something else than a remote has changed them, as Fluent does, is blamed as ever', async () => {
  const { intrinsics, told } = start({ roles: 'var a;' });
  const { focus } = HTMLElement.prototype;
  const own = () => 'as Fluent does';
  change(HTMLElement.prototype, 'focus', own);
  expect(await intrinsics.mended()).toBe(false);
  expect(HTMLElement.prototype.focus).toBe(own);
  expect(intrinsics.mended()).toBeNull();
  expect(told).toEqual([]);
  change(HTMLElement.prototype, 'focus', focus);
});

const REPLACED = [
  ...['map', 'filter', 'some', 'every', 'push', 'includes', 'flatMap', 'forEach', 'find', 'slice', 'join', 'indexOf'],
  Symbol.iterator,
] as const;

test.each(REPLACED)('Array.prototype.%p is put back however much of our own code uses it', async (key) => {
  const { [key]: before } = Array.prototype as unknown as Record<string | symbol, unknown>;
  const own = function planted() {
    return [];
  };
  const { intrinsics, told } = start({ roles: `x=${String(own)};` });
  Object.defineProperty(Array.prototype, key, { value: own, configurable: true, writable: true });
  const asked = intrinsics.evaluated(roles, () => Promise.resolve([`x=${String(own)};`]));
  const { [key]: after } = Array.prototype as unknown as Record<string | symbol, unknown>;
  Object.defineProperty(Array.prototype, key, { value: before, configurable: true, writable: true });
  expect(after).toBe(before);
  await asked;
  expect(told).toHaveLength(1);
});

test.each([
  'JSON.parse',
  'Map.prototype.get',
  'Set.prototype.has',
  'Object.is',
  'Reflect.ownKeys',
  'Function.prototype.apply',
])('%s is put back as well', async (name) => {
  const names = name.split('.');
  const key = names.pop()!;
  const owner = names.reduce((found, each) => found[each] as never, globalThis as unknown as Record<string, unknown>);
  const before = owner[key];
  const own = function planted() {
    return {};
  };
  const { intrinsics, told } = start({ roles: `x=${String(own)};` });
  owner[key] = own;
  const asked = intrinsics.evaluated(roles, () => Promise.resolve([`x=${String(own)};`]));
  const after = owner[key];
  owner[key] = before;
  expect(after).toBe(before);
  await asked;
  expect(told).toHaveLength(1);
});

test('a property that is added to all objects does not keep the others from being put back', async () => {
  const own = () => [];
  const { intrinsics } = start({ roles: `x=${String(own)};` });
  change(Array.prototype, 'at', own);
  change(Object.prototype, 'get', own);
  await intrinsics.evaluated(roles, () => Promise.resolve([`x=${String(own)};`]));
  expect(Array.prototype.at).toBe(at);
  expect('get' in {}).toBe(false);
});
