import { drawHere } from './draw-here';
import type { Drawn } from './drawing';
import type { GrantedToken, SlotwiseRemoteEventMap } from './element';
import { loadFaultWords } from '@slotwise/shared/loading';
import { failureOf } from './embed-error';
import { talkTo } from './frame-messages';
import type { FromFrame, ToFrame } from './frame-messages';
import type { Load } from './load-parcel';
import { loadWords } from './words';

interface Waiting {
  resolve(granted: GrantedToken): void;
  reject(error: Error): void;
}

/** Inside our frame: draws a remote on the partner's page's request as any page would, and hands on its events. */
export function serveFrame(page: string, server: string, nonce: string | undefined, load: Load): void {
  const end = new AbortController();
  const { signal } = end;
  const element = document.createElement('div');
  const place = element.attachShadow({ mode: 'open' });
  const waiting = new Map<number, Waiting>();
  /** Locale of the failures. */
  let locale = 'en';
  let asked = 0;
  let drawn: Drawn | undefined;

  const fetchToken = () =>
    new Promise<GrantedToken>((resolve, reject) => {
      waiting.set(++asked, { resolve, reject });
      tell({ kind: 'token', asked });
    });
  const fail = (error: unknown) => {
    if (signal.aborted) return;
    tell({ kind: 'failed', failure: failureOf(error, location.origin, locale), mounted: drawn !== undefined });
    end.abort();
  };
  /** As tall as its content, or as the frame. */
  const fit = (height: string | null) => (element.style.height = height === null ? 'auto' : '100vh');
  const start = async ({ name, path, theme, height, fresh, ...given }: Extract<ToFrame, { kind: 'start' }>) => {
    fit(height);
    locale = given.locale;
    await Promise.all([loadWords(locale), loadFaultWords(locale)]);
    element.addEventListener('slotwise:notice', (event) => {
      event.preventDefault();
      tell({ kind: 'notice', notice: (event as SlotwiseRemoteEventMap['slotwise:notice']).detail });
    });
    element.addEventListener('slotwise:navigate', (event) => {
      const { to, replace } = (event as SlotwiseRemoteEventMap['slotwise:navigate']).detail;
      tell({ kind: 'navigate', to, replace });
    });
    new ResizeObserver(() =>
      tell({ kind: 'height', height: Math.ceil(element.getBoundingClientRect().height) }),
    ).observe(element);
    try {
      const chosen = { name, path, theme, locale, direction: given.direction, height, fresh };
      const drawing = { ...chosen, element, place, server, page, fetchToken, nonce, signal, onEnd: fail };
      drawn = await drawHere(drawing, load);
      tell({ kind: 'mounted', title: drawn.title, version: drawn.version });
    } catch (error) {
      fail(error);
    }
  };

  let started = false;
  const tell = talkTo<FromFrame, ToFrame>(globalThis.parent, page, signal, (message) => {
    if (message.kind === 'start' && !started) {
      started = true;
      void start(message);
    } else if (message.kind === 'theme') drawn?.chooseTheme(message.theme);
    else if (message.kind === 'locale') drawn?.chooseLocale(message.locale);
    else if (message.kind === 'direction') drawn?.chooseDirection(message.direction);
    else if (message.kind === 'size') fit(message.height);
    else if (message.kind === 'token') waiting.get(message.asked)?.resolve(message.granted);
    else if (message.kind === 'no-token') waiting.get(message.asked)?.reject(new Error(message.reason));
    if (message.kind === 'token' || message.kind === 'no-token') waiting.delete(message.asked);
  });
  document.body.replaceChildren(element);
  tell({ kind: 'ready' });
}
