/** Media queries that a test decides: jsdom has none. */
export function fakeMedia(): { set(query: string, matches: boolean): void } {
  const lists = new Map<string, { matches: boolean; target: EventTarget }>();
  const listFor = (query: string) => {
    const list = lists.get(query) ?? { matches: false, target: new EventTarget() };
    lists.set(query, list);
    return list;
  };
  const matchMedia = (query: string): MediaQueryList => {
    const list = listFor(query);
    const { target } = list;
    return Object.defineProperties(target, {
      media: { value: query, configurable: true },
      matches: { get: () => list.matches, configurable: true },
    }) as unknown as MediaQueryList;
  };
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  return {
    set(query, matches) {
      const list = listFor(query);
      list.matches = matches;
      list.target.dispatchEvent(new Event('change'));
    },
  };
}
