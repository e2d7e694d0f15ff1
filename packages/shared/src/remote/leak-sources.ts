import { asCodeOf, callerOf, type CodeInPage } from './code-in-page';
import type { Ledger } from './held';
import { noteMaker } from './style-guard';

type Page = Window & typeof globalThis;
type Forget = () => void;

/** Puts itself in front of the page's functions that start what somebody must end. Each does what it did before. */
export function patchPage(page: Page, ledger: Ledger): void {
  patchTimers(page as unknown as Timers, ledger);
  const { document } = page;
  patchHandlers(page.EventTarget.prototype);
  patchListeners(page, 'window', ledger);
  patchListeners(document, 'document', ledger);
  patchListeners(document.documentElement, '<html>', ledger);
  if (document.body) patchListeners(document.body, '<body>', ledger);
  patchFetch(page, ledger);
  patchStyles(document.head, ledger);
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const) {
    const observer = page[name] as typeof ResizeObserver | undefined;
    if (observer) patchObserver(observer.prototype, name, ledger);
  }
}

/** As browsers have them; Node's types say otherwise. */
interface Timers {
  setTimeout(handler: TimerHandler, ms?: number, ...args: unknown[]): number;
  setInterval(handler: TimerHandler, ms?: number, ...args: unknown[]): number;
  requestAnimationFrame(callback: FrameRequestCallback): number;
  clearTimeout(id?: number): void;
  clearInterval(id?: number): void;
  cancelAnimationFrame(id?: number): void;
}

/** The limit that webpack sets itself for a script that it loads: it ends with the script, whoever has gone meanwhile. */
const SCRIPT_WITHIN_MS = 120_000;

function patchTimers(page: Timers, ledger: Ledger): void {
  const { setTimeout, setInterval, requestAnimationFrame } = page;
  const pending = new Map<number, Forget>();
  const frames = new Map<number, Forget>();
  const forget = (all: Map<number, Forget>, id: number) => {
    all.get(id)?.();
    all.delete(id);
  };
  const textOf = (ms: number | undefined) => `${Math.round(ms ?? 0)} ms`;

  const later: Timers['setTimeout'] = function (handler, ms, ...args) {
    const caller = typeof handler === 'function' ? callerOf(later) : undefined;
    if (!caller) return setTimeout.call(page, handler, ms, ...args);
    const known =
      ms === SCRIPT_WITHIN_MS
        ? undefined
        : ledger.add(later, () => ({ sort: 'timer', name: `timer of ${textOf(ms)}` }), caller);
    const work = asCodeOf(caller, handler as (...all: unknown[]) => void);
    const run = (...given: unknown[]) => {
      forget(pending, id);
      work(...given);
    };
    const id = setTimeout.call(page, run, ms, ...args);
    if (known) pending.set(id, known);
    return id;
  };
  const repeatedly: Timers['setInterval'] = function (handler, ms, ...args) {
    const caller = typeof handler === 'function' ? callerOf(repeatedly) : undefined;
    if (!caller) return setInterval.call(page, handler, ms, ...args);
    const known = ledger.add(repeatedly, () => ({ sort: 'interval', name: `interval of ${textOf(ms)}` }), caller);
    const id = setInterval.call(page, asCodeOf(caller, handler as (...all: unknown[]) => void), ms, ...args);
    if (known) pending.set(id, known);
    return id;
  };
  const nextFrame: Timers['requestAnimationFrame'] = function (callback) {
    const caller = callerOf(nextFrame);
    if (!caller) return requestAnimationFrame.call(page, callback);
    const known = ledger.add(nextFrame, () => ({ sort: 'frame', name: 'animation frame' }), caller);
    const work = asCodeOf(caller, callback);
    const id = requestAnimationFrame.call(page, (now) => {
      forget(frames, id);
      work(now);
    });
    if (known) frames.set(id, known);
    return id;
  };
  page.setTimeout = later;
  page.setInterval = repeatedly;
  page.requestAnimationFrame = nextFrame;
  for (const name of ['clearTimeout', 'clearInterval', 'cancelAnimationFrame'] as const) {
    const clear = page[name];
    page[name] = (id) => {
      if (id !== undefined) forget(name === 'cancelAnimationFrame' ? frames : pending, id);
      clear.call(page, id);
    };
  }
}

const handlers = new WeakMap<object, EventListener>();

/** A function that stands for a remote's listener: one for each, so that added twice it listens once. */
function handlerOf<L extends EventListenerOrEventListenerObject | null>(listener: L, code: CodeInPage | undefined) {
  const known = listener && handlers.get(listener);
  if (known) return known;
  if (!listener || !code) return listener;
  const handler = asCodeOf(code, function (event: Event) {
    if (typeof listener === 'function') return listener.call(this, event);
    return listener.handleEvent(event);
  });
  handlers.set(listener, handler);
  return handler;
}

const removing = (remove: EventTarget['removeEventListener']): EventTarget['removeEventListener'] =>
  function (this: EventTarget, type, listener, options) {
    const handler = listener && handlers.get(listener);
    if (handler) remove.call(this, type, handler, options);
    remove.call(this, type, listener, options);
  };

/** Listeners of remotes on any target are known as their code while they run. */
function patchHandlers(prototype: EventTarget): void {
  const { addEventListener } = prototype;
  const listen: EventTarget['addEventListener'] = function (this: EventTarget, type, listener, options) {
    const caller = listener ? callerOf(listen) : undefined;
    addEventListener.call(this, type, handlerOf(listener, caller), options);
  };
  prototype.addEventListener = listen;
  prototype.removeEventListener = removing(prototype.removeEventListener);
}

interface Listening {
  type: string;
  capture: boolean;
  /** Of a listener for one time: hears the same, to know that it is over. */
  done: (() => void) | undefined;
  forget: Forget;
}

function patchListeners(target: EventTarget, where: string, ledger: Ledger): void {
  const { addEventListener } = target;
  const removeEventListener = removing(target.removeEventListener);
  const known = new WeakMap<object, Listening[]>();
  const captures = (options?: boolean | AddEventListenerOptions) =>
    typeof options === 'boolean' ? options : (options?.capture ?? false);
  const take = (listener: object, type: string, capture: boolean) => {
    const own = known.get(listener) ?? [];
    const at = own.findIndex((each) => each.type === type && each.capture === capture);
    if (at < 0) return;
    const [listening] = own.splice(at, 1);
    listening?.forget();
    if (listening?.done) removeEventListener.call(target, type, listening.done, capture);
  };
  const listen: EventTarget['addEventListener'] = function (type, listener, options) {
    const capture = captures(options);
    const { signal, once } = typeof options === 'object' && options !== null ? options : {};
    const caller = listener ? callerOf(listen) : undefined;
    if (listener && caller && !signal?.aborted) {
      const own = known.get(listener) ?? [];
      // Added twice, it listens once.
      if (!own.some((each) => each.type === type && each.capture === capture)) {
        const forget = ledger.add(
          listen,
          () => ({
            sort: 'listener',
            name: `listener "${type}" on ${where}`,
            end: () => removeEventListener.call(target, type, listener, capture),
          }),
          caller,
        );
        if (forget) {
          const done = () => take(listener, type, capture);
          known.set(listener, [...own, { type, capture, forget, done: once ? done : undefined }]);
          signal?.addEventListener('abort', done, { once: true });
          if (once) addEventListener.call(target, type, done, { once, capture, ...(signal && { signal }) });
        }
      }
    }
    addEventListener.call(target, type, handlerOf(listener, caller), options);
  };
  target.addEventListener = listen;
  target.removeEventListener = (type, listener, options) => {
    if (listener) take(listener, type, captures(options));
    removeEventListener.call(target, type, listener, options);
  };
}

function patchFetch(page: Page, ledger: Ledger): void {
  const { fetch } = page;
  const ask: typeof fetch = function (input, init) {
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input);
    const done = ledger.add(ask, () => ({ sort: 'request', name: `request to ${url.split('?')[0] ?? ''}` }));
    const answer = fetch.call(page, input, init);
    if (done) answer.then(done, done);
    return answer;
  };
  page.fetch = ask;
}

/**
 * An observer lives as long as something that it observes. Elements that left the page should be held by nothing else.
 */
function patchObserver(
  prototype: Pick<ResizeObserver, 'observe' | 'disconnect' | 'unobserve'>,
  name: string,
  ledger: Ledger,
): void {
  const { observe, disconnect, unobserve } = prototype as Partial<ResizeObserver>;
  const known = new WeakMap<object, Map<WeakRef<Node>, Forget>>();
  const forget = (observer: object, which: (target: Node | undefined) => boolean) => {
    for (const [target, done] of known.get(observer) ?? []) {
      if (which(target.deref())) done();
    }
  };
  const look = function (this: ResizeObserver, target: Element, options?: ResizeObserverOptions): void {
    const observed = new WeakRef<Node>(target);
    const done = ledger.add(look, () => ({
      sort: 'observer',
      name: `${name} of <${target.nodeName.toLowerCase()}>`,
      holds: () => observed.deref()?.isConnected ?? false,
    }));
    if (done) known.set(this, (known.get(this) ?? new Map<WeakRef<Node>, Forget>()).set(observed, done));
    observe?.call(this, target, options);
  };
  prototype.observe = look;
  prototype.disconnect = function (this: ResizeObserver) {
    forget(this, () => true);
    known.delete(this);
    disconnect?.call(this);
  };
  if (!unobserve) return;
  prototype.unobserve = function (this: ResizeObserver, target: Element) {
    forget(this, (each) => each === target);
    unobserve.call(this, target);
  };
}

/** A style of the page's own engine is everybody's, and stays. */
const isOwnStyle = (node: unknown): node is HTMLElement =>
  (node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
  !node.hasAttribute('data-make-styles-bucket');

/** Style sheets that are put into `<head>`: they colour the whole page until they are taken out. */
function patchStyles(head: HTMLHeadElement, ledger: Ledger): void {
  for (const name of ['append', 'prepend', 'appendChild', 'insertBefore'] as const) {
    const insert = head[name] as (...nodes: unknown[]) => unknown;
    const patched = (...nodes: unknown[]) => {
      const added = name === 'append' || name === 'prepend' ? nodes : nodes.slice(0, 1);
      const styles = added.filter(isOwnStyle);
      const caller = styles.length > 0 ? callerOf(patched) : undefined;
      for (const node of styles) {
        const style = new WeakRef(node);
        if (caller) noteMaker(node, caller);
        ledger.add(patched, () => ({
          sort: 'style',
          name: node instanceof HTMLLinkElement ? `style sheet ${node.href.split('?')[0] ?? ''}` : '<style> in <head>',
          holds: () => style.deref()?.isConnected ?? false,
        }));
      }
      return insert.apply(head, nodes);
    };
    Object.assign(head, { [name]: patched });
  }
}
