import { atMost, freezePlain, noticeOf, plainCopy } from './handed';

describe('plain data', () => {
  it('is copied, however deep', () => {
    const value = { term: 'a', list: [1, null, { on: true }], left: undefined };
    const copy = plainCopy(value, 'search:changed');
    expect(copy).toEqual(value);
    expect(copy).not.toBe(value);
    expect(copy.list[2]).not.toBe(value.list[2]);
  });

  it.each<[string, unknown, string]>([
    ['an element', { surface: document.body }, 'shell:open.surface'],
    ['a function', [() => undefined], 'shell:open.0'],
    ['an instance of a class', new Map(), 'shell:open'],
    ['a symbol', { a: { b: Symbol('x') } }, 'shell:open.a.b'],
  ])('is not %s, and the message says where it stands', (_, value, where) => {
    expect(() => plainCopy(value, 'shell:open')).toThrow(
      new TypeError(`${where} is not plain data: lists, objects, text, numbers and booleans are.`),
    );
  });

  it('does not refer to itself', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(() => plainCopy(value, 'shell:open')).toThrow('is not plain data');
  });
});

it('freezes plain data and leaves alone what is more than that', () => {
  class Kept {
    changes = 0;
  }
  const value = freezePlain({ list: [{ n: 1 }], kept: new Kept(), element: document.body });
  expect(() => (value.list[0] = { n: 2 })).toThrow(TypeError);
  expect(() => Object.assign(value.list[0] ?? {}, { n: 2 })).toThrow(TypeError);
  value.kept.changes += 1;
  expect(Object.isFrozen(document.body)).toBe(false);
});

describe('a notice', () => {
  const enter = jest.fn();
  it('is drawn as it is if its parts are text, and its action is the remote’s', () => {
    const onClick = jest.fn(() => expect(enter).toHaveBeenCalled());
    const notice = noticeOf({ intent: 'success', title: 'Saved', action: { label: 'Undo', onClick } }, enter);
    expect(notice).toMatchObject({ intent: 'success', title: 'Saved', action: { label: 'Undo' } });
    expect('body' in notice).toBe(false);
    notice.action?.onClick();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('keeps the signal by which it is withdrawn', () => {
    const { signal } = new AbortController();
    expect(noticeOf({ intent: 'info', title: 'Sent', signal }, enter).signal).toBe(signal);
  });

  it.each<[string, object]>([
    ['title', { title: {} }],
    ['body', { body: [] }],
    ['intent', { intent: 'loud' }],
    ['action.label', { action: { label: document.body, onClick: () => undefined } }],
    ['signal', { signal: true }],
    ['action.onClick', { action: { label: 'Undo', onClick: 'undo' } }],
  ])('is refused if its %s is not what a notice has', (what, wrong) => {
    expect(() => noticeOf({ intent: 'info', title: 'A title', ...wrong } as never, enter)).toThrow(`${what} must be`);
  });
});

it('counts what happens in a time, refuses the rest, and tells of it once', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const told = jest.fn();
  const once = atMost(2, 10_000, () => new Error('too many'), told);
  once();
  once();
  for (let n = 0; n < 3; n += 1) expect(once).toThrow('too many');
  expect(told).toHaveBeenCalledTimes(1);
  now.mockReturnValue(11_000);
  once();
  now.mockRestore();
});
