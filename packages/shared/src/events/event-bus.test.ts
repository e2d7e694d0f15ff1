import { createEventBus, createReadable, scopeBus } from '.';
import type { BusScope } from './scope-bus';

it('hands the last value to late subscribers, and each publish to all', () => {
  const bus = createEventBus(() => undefined);
  const early: string[] = [];
  const late: string[] = [];
  bus.subscribe('search:changed', ({ term }) => early.push(term));
  bus.publish('search:changed', { term: 'a' });
  bus.publish('search:changed', { term: 'b' });
  const end = bus.subscribe('search:changed', ({ term }) => late.push(term));
  bus.publish('search:changed', { term: 'c' });
  end();
  bus.publish('search:changed', { term: 'd' });
  expect(early).toEqual(['a', 'b', 'c', 'd']);
  expect(late).toEqual(['b', 'c']);
  expect(bus.last('search:changed')).toEqual({ term: 'd' });
  expect(bus.last('theme:changed')).toBeUndefined();
});

it('reports a listener that throws, and neither publisher nor the others notice', () => {
  const report = jest.fn();
  const bus = createEventBus(report);
  const heard: string[] = [];
  bus.subscribe('search:changed', () => {
    throw new Error('broken');
  });
  bus.subscribe('search:changed', ({ term }) => heard.push(term));
  bus.publish('search:changed', { term: 'a' });
  expect(heard).toEqual(['a']);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), 'search:changed');
});

it('lets no listener change what the others are told', () => {
  const report = jest.fn();
  const bus = createEventBus(report);
  const heard: string[] = [];
  bus.subscribe('search:changed', (value) => {
    value.term = 'changed';
  });
  bus.subscribe('search:changed', ({ term }) => heard.push(term));
  bus.publish('search:changed', { term: 'a' });
  bus.subscribe('search:changed', ({ term }) => heard.push(term));
  expect(heard).toEqual(['a', 'a']);
  expect(report).toHaveBeenCalledWith(expect.any(TypeError), 'search:changed');
});

it('survives listeners that come and go while it publishes', () => {
  const bus = createEventBus(() => undefined);
  const heard: string[] = [];
  const end = bus.subscribe('search:changed', () => {
    end?.();
    bus.subscribe('search:changed', ({ term }) => heard.push(term));
  }) as (() => void) | undefined;
  bus.publish('search:changed', { term: 'a' });
  bus.publish('search:changed', { term: 'b' });
  expect(heard).toEqual(['a', 'b']);
});

it('tells everybody everything in its order, also what a listener publishes', () => {
  const bus = createEventBus(() => undefined);
  const heard: string[] = [];
  const late: string[] = [];
  bus.subscribe('search:changed', ({ term }) => {
    if (term !== 'a') return;
    bus.publish('search:changed', { term: 'b' });
    bus.subscribe('search:changed', (joined) => late.push(joined.term));
    bus.publish('search:changed', { term: 'c' });
  });
  bus.subscribe('search:changed', ({ term }) => heard.push(term));
  bus.publish('search:changed', { term: 'a' });
  expect(heard).toEqual(['a', 'b', 'c']);
  expect(late).toEqual(['b', 'c']);
});

it('tells nothing to a listener that another one has just ended', () => {
  const bus = createEventBus(() => undefined);
  const heard: string[] = [];
  bus.subscribe('search:changed', () => end());
  const end = bus.subscribe('search:changed', ({ term }) => heard.push(term));
  bus.publish('search:changed', { term: 'a' });
  expect(heard).toEqual([]);
});

describe('a scoped bus', () => {
  const manifest = { id: 'roles', events: { publishes: ['shell:open'], hears: ['search:changed'] } };

  const scopeOf = (signal: AbortSignal, refused: (error: unknown) => void = () => undefined): BusScope => ({
    signal,
    own: (listener) => listener,
    refused,
  });

  it('grants only what the manifest names, and tells of the rest', () => {
    const refused = jest.fn();
    const bus = scopeBus(
      createEventBus(() => undefined),
      manifest,
      scopeOf(new AbortController().signal, refused),
    );
    bus.publish('shell:open', { surface: 'search' });
    expect(() => bus.publish('search:changed', { term: 'x' })).toThrow('"roles" does not name "search:changed"');
    expect(() => bus.subscribe('shell:open', () => undefined)).toThrow('events.hears');
    expect(() => bus.last('auth:credentials')).toThrow('events.hears');
    expect(refused).toHaveBeenCalledTimes(3);
  });

  it('refuses a flood, tells of it once, and goes on a second later', () => {
    const refused = jest.fn();
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const whole = createEventBus(() => undefined);
    const bus = scopeBus(whole, manifest, scopeOf(new AbortController().signal, refused));
    const heard = jest.fn();
    whole.subscribe('shell:open', heard);
    const publish = () => bus.publish('shell:open', { surface: 'search' });
    for (let n = 0; n < 500; n++) publish();
    for (let n = 0; n < 500; n++) expect(publish).toThrow('"roles" publishes more than 500 times a second.');
    expect(heard).toHaveBeenCalledTimes(500);
    expect(refused).toHaveBeenCalledTimes(1);
    now.mockReturnValue(2001);
    publish();
    expect(heard).toHaveBeenCalledTimes(501);
    now.mockRestore();
  });

  it('hands on a copy of plain data, and refuses the rest in the remote’s name', () => {
    const refused = jest.fn();
    const whole = createEventBus(() => undefined);
    const bus = scopeBus(whole, manifest, scopeOf(new AbortController().signal, refused));
    const value = { surface: 'search' } as const;
    bus.publish('shell:open', value);
    expect(whole.last('shell:open')).toEqual(value);
    expect(Object.isFrozen(value)).toBe(false);
    // An element leads to all that React knows of the page: frozen, nothing could be drawn any more.
    const element = Object.assign(document.createElement('p'), { fiber: { lanes: 1 } });
    expect(() => bus.publish('shell:open', { surface: element as never })).toThrow(
      'shell:open.surface is not plain data',
    );
    expect(Object.isFrozen(element.fiber)).toBe(false);
    expect(whole.last('shell:open')).toEqual(value);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('ends with its signal', () => {
    const whole = createEventBus(() => undefined);
    const controller = new AbortController();
    const bus = scopeBus(whole, manifest, scopeOf(controller.signal));
    const heard: string[] = [];
    bus.subscribe('search:changed', ({ term }) => heard.push(term));
    whole.publish('search:changed', { term: 'a' });
    controller.abort();
    whole.publish('search:changed', { term: 'b' });
    bus.subscribe('search:changed', ({ term }) => heard.push(term));
    bus.publish('shell:open', { surface: 'search' });
    expect(heard).toEqual(['a']);
    expect(whole.last('shell:open')).toBeUndefined();
  });
});

it('tells of a change of a value, once for each subscription', () => {
  const value = createReadable(1);
  const listener = jest.fn();
  const end = value.subscribe(listener);
  value.subscribe(listener);
  value.set(1);
  expect(listener).not.toHaveBeenCalled();
  value.set(2);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  value.set(3);
  expect(listener).toHaveBeenCalledTimes(3);
});
