import '@testing-library/jest-dom';
import { configure, getConfig, type Config } from '@testing-library/dom';
import { format } from 'node:util';

/**
 * In this environment `AbortSignal` is Node's and `EventTarget` is jsdom's, which takes only its own; browsers have one
 * of each. Listening until a signal is aborted must work in tests as it does there.
 */
function takeAnySignal(owner: EventTarget): void {
  const listen = owner.addEventListener;
  owner.addEventListener = function (this: EventTarget, type, listener, options) {
    const target = this ?? globalThis;
    if (typeof options !== 'object' || !options.signal) return listen.call(target, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => target.removeEventListener(type, listener, rest));
    return listen.call(target, type, listener, rest);
  };
}
let prototype: unknown = document;
while (!Object.hasOwn(prototype as object, 'addEventListener')) prototype = Object.getPrototypeOf(prototype);
takeAnySignal(prototype as EventTarget);
takeAnySignal(globalThis as unknown as EventTarget);

/**
 * Every computed style asks each rule of the page whether it matches, and Fluent writes a rule for each declaration: four
 * fifths of the time of a test of a screen. Without a layout only what hides, covers or scrolls can be asked about here.
 */
function insertOnlyWhatTestsCanSee(): void {
  const style = document.head.appendChild(document.createElement('style'));
  const rules = Object.getPrototypeOf(style.sheet) as CSSStyleSheet;
  style.remove();
  const insert = rules.insertRule;
  rules.insertRule = function (this: CSSStyleSheet, rule, index) {
    return /display|visibility|opacity|overflow|pointer-events|z-index/.test(rule) ? insert.call(this, rule, index) : 0;
  };
}
insertOnlyWhatTestsCanSee();

/**
 * Tabster takes elements without a layout for invisible ones: a dialog is given no focus inside, and one that is opened
 * a second time can stay hidden from assistive technology. Here the page has the size of its window, and everything in
 * it a place unless it says that it is hidden.
 */
function layOut(): void {
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.closest('[hidden]') ? null : this.parentElement;
    },
  });
}
layOut();

const { getElementError } = getConfig();
/** Whether somebody waits, and asks again and again: this is not among the declared settings. */
const isWaiting = () =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

/** Waiting for an element draws the whole page into each error on the way, and throws all but the last one away: that one alone tells. */
function errorWithPage(message: string | null, container: Element): Error {
  if (!isWaiting()) return getElementError(message, container);
  return Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' });
}

// A machine with other work to do is slower than the default of one second, and not wrong. A live region repeats what a
// screen says, a moment later or not at all: a test that means the region asks for it by its attribute. Tabster gives
// elements that a dialog hid back to assistive technology a quarter of a second after it closed, so roles are looked
// for in hidden ones, too: the journeys in a browser check what people can reach.
configure({
  asyncUtilTimeout: 10_000,
  defaultHidden: true,
  defaultIgnore: 'script, style, [data-announcer] *',
  getElementError: errorWithPage,
});

/**
 * React makes an error for each element that is described, to tell later who described it: nobody asks for that here, and it is a fifth of the
 * time of a test of a screen. From the ten-thousandth of a second on it makes none.
 */
function describeWithoutErrors(): void {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const react = jest.requireActual<Record<typeof internals, object>>('react');
  Object.defineProperty(react[internals], 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}
describeWithoutErrors();

/** React and Fluent report real faults through the console; a test that expects one replaces the method with a spy of its own. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${level}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected output on the console:\n${complaints.join('\n')}`);
});
