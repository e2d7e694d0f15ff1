import type { Notice } from '@slotwise/shared/remote';
import type { HostPage } from './embed-host';
import type { Drawing } from './drawing';
import { tellPage } from './tell-page';
import { sayIn } from './words';

type Waiting = Pick<Drawing, 'name' | 'theme' | 'locale' | 'direction' | 'signal'>;

const NOTICE_MS = 6000;
/** Content that arrives sooner is not announced. */
const WAIT_MS = 300;

// The page's own style would be inherited, even into a shadow root.
const box =
  'all: initial; display: block; box-sizing: border-box; font: 14px/20px system-ui, sans-serif; padding: 12px 16px; border-radius: 6px;';
const styles = {
  notice: `${box} position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 1000; max-width: min(448px, calc(100vw - 32px)); background: #242424; color: #fff; box-shadow: 0 4px 16px rgb(0 0 0 / 30%);`,
  failure: `${box} display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; border: 1px solid #d1d1d1; background: #fff; color: #242424;`,
  button:
    'all: revert; font: inherit; padding: 6px 14px; border: 1px solid #767676; border-radius: 4px; background: #fff; color: inherit; cursor: pointer;',
  waiting: `${box} height: 160px; overflow: hidden; background: light-dark(#fff, #292929);`,
  bar: 'height: 12px; margin-block-end: 12px; border-radius: 4px; background: light-dark(#e0e0e0, #484848);',
  hidden: 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;',
};

const laidOut = (direction: Drawing['direction']) => `direction: ${direction ?? 'ltr'};`;

function add(parent: ParentNode & Node, tag: string, style: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.style.cssText = style;
  element.textContent = text;
  parent.appendChild(element);
  return element;
}

/**
 * Lets the page around the element do better than we: it hears `slotwise:navigate`, and `slotwise:notice`, which it may
 * take over with `preventDefault()`; otherwise the notice appears in a corner for a while.
 */
export function pageSurface(drawing: Pick<Drawing, 'element' | 'place' | 'locale' | 'direction'>): HostPage {
  const { element, place: root, locale, direction } = drawing;
  return {
    navigate: (to, { replace = false } = {}) =>
      void tellPage(element, 'slotwise:navigate', { to, replace }, { cancelable: true }),
    notify(notice: Notice) {
      const { intent, title, body, signal } = notice;
      if (signal?.aborted) return;
      if (!tellPage(element, 'slotwise:notice', { intent, title, body }, { cancelable: true })) return;
      const shown = add(
        root,
        'div',
        `${styles.notice} ${laidOut(direction)}`,
        body ? sayIn(locale, { id: 'notice.text', values: { title, body } }) : title,
      );
      shown.setAttribute('role', intent === 'error' ? 'alert' : 'status');
      setTimeout(() => shown.remove(), NOTICE_MS);
      signal?.addEventListener('abort', () => shown.remove(), { once: true });
    },
    announce(text) {
      const region = add(root, 'div', styles.hidden);
      region.setAttribute('role', 'status');
      region.textContent = text;
      setTimeout(() => region.remove(), NOTICE_MS);
    },
  };
}

/** Stands in the element's place until it is ended, by the function that this gives or by the signal. */
export function showWaiting(root: ParentNode & Node, waiting: Waiting): () => void {
  const { name, theme, locale, direction, signal } = waiting;
  let shown: HTMLElement | undefined;
  const timer = setTimeout(() => {
    const scheme = theme === 'system' ? 'light dark' : theme;
    shown = add(root, 'div', `${styles.waiting} color-scheme: ${scheme}; ${laidOut(direction)}`);
    const region = add(shown, 'div', styles.hidden);
    region.setAttribute('role', 'status');
    region.textContent = sayIn(locale, { id: 'place.loading', values: { name } });
    for (const width of [30, 90, 75, 60]) add(shown, 'div', `${styles.bar} width: ${width}%;`);
  }, WAIT_MS);
  const end = () => {
    clearTimeout(timer);
    shown?.remove();
  };
  signal.addEventListener('abort', end, { once: true });
  return end;
}

interface FailedPlace {
  name: string;
  /** Written already. */
  reason: string;
  locale: string;
  direction: Drawing['direction'];
}

/** Says in the element's place that its remote is not there and why, and offers to try again. */
export function showFailure(root: ParentNode & Node, failed: FailedPlace, retry: () => void): void {
  const { name, reason, locale, direction } = failed;
  const failure = add(root, 'div', `${styles.failure} ${laidOut(direction)}`);
  failure.setAttribute('role', 'alert');
  add(failure, 'span', 'flex: 1 1 256px;', sayIn(locale, { id: 'place.failed', values: { name, reason } }));
  const button = add(failure, 'button', styles.button, sayIn(locale, { id: 'place.retry' }));
  button.setAttribute('type', 'button');
  button.addEventListener('click', retry);
}
