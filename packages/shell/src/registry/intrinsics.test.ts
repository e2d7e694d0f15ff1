import { Intrinsics } from './intrinsics';

const roles = { remote: 'roles', version: '1.0.0' };
const board = { remote: 'board', version: '1.0.0' };
const { at } = Array.prototype;
const { setAttribute } = Element.prototype;

function start() {
  const told: { message: string; remote: string }[] = [];
  const intrinsics = new Intrinsics(window, (error, { remote }) => {
    told.push({ message: (error as Error).message, remote });
  });
  return { intrinsics, told };
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
  const { intrinsics, told } = start();
  const scripts = ({ remote }: { remote: string }) =>
    Promise.resolve([remote === 'roles' ? `x=${String(own)};` : 'var b;']);
  const own = () => 'planted by roles';
  expect(await intrinsics.whoBroke([roles, board], scripts)).toBeNull();
  change(Element.prototype, 'setAttribute', own);
  // A drawing that began later took it for the page's own.
  intrinsics.watch(board)();
  const asked = intrinsics.whoBroke([roles, board], scripts);
  expect(Element.prototype.setAttribute).toBe(setAttribute);
  expect(await asked).toEqual({ changed: ['Element.prototype.setAttribute'], suspects: [roles] });
  expect(told).toMatchObject([{ remote: 'roles' }]);
  change(Array.prototype, 'at', () => 'of nobody knows whom');
  expect(await intrinsics.whoBroke([roles, board], scripts)).toMatchObject({ suspects: [roles, board] });
  expect(told).toHaveLength(1);
});
