/** Listens until the signal is aborted. */
export function listen<E extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: E) => void,
  signal: AbortSignal,
): void {
  const own = (event: Event) => listener(event as E);
  target.addEventListener(type, own);
  signal.addEventListener('abort', () => target.removeEventListener(type, own), { once: true });
}
