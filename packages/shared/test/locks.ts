interface Waiting {
  grant(): void;
  signal?: AbortSignal;
}

/** jsdom has no Web Locks. Exclusive locks with a queue, `signal` and `steal`, as the standard describes them. */
export function installLocks(): void {
  const held = new Map<string, { lose(reason: unknown): void }>();
  const queues = new Map<string, Waiting[]>();

  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.grant();
  };
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: { name: string }) => unknown;
    const { signal, steal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    return new Promise((resolve, reject) => {
      const grant = () => {
        const holder = { lose: reject };
        held.set(name, holder);
        Promise.resolve()
          .then(() => work({ name }))
          .then(resolve, reject)
          .finally(() => {
            if (held.get(name) === holder) held.delete(name);
            next(name);
          });
      };
      if (signal?.aborted) return reject(signal.reason as Error);
      if (steal) {
        held.get(name)?.lose(new DOMException('Stolen', 'AbortError'));
        return grant();
      }
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const waiting: Waiting = { grant };
      queue.push(waiting);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(signal.reason as Error);
      });
      next(name);
    });
  };
  Object.defineProperty(globalThis.navigator, 'locks', { configurable: true, value: { request } });
}

export const removeLocks = (): void => {
  Object.defineProperty(globalThis.navigator, 'locks', { configurable: true, value: undefined });
};
