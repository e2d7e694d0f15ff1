import { checkToken } from './claims';
import type { Drawing, Drawn } from './drawing';
import type { GrantedToken } from './element';
import { EmbedError } from './embed-error';
import { talkTo } from './frame-messages';
import type { FromFrame, ToFrame } from './frame-messages';
import { pageSurface, showWaiting } from './page-surface';
import { askForToken } from './token-session';

const FRAME_TIMEOUT_MS = 15_000;
/** Our page speaks before it is loaded; a page that the browser put there instead never does. */
const SILENT_MS = 1000;

/** Draws the remote in a page of ours inside of this one: the browser itself keeps the two apart. */
export async function drawInFrame(drawing: Drawing): Promise<Drawn> {
  const { place, name, server, page, signal } = drawing;
  // From then on the frame says it itself.
  const opened = showWaiting(place, drawing);
  let first: GrantedToken | undefined = await askForToken(drawing.fetchToken);
  const key = checkToken(first.access_token, name, page);
  if (key === undefined) {
    const cause = new TypeError('fetchToken() must give an access_token of Slotwise.');
    throw new EmbedError('token_unusable', { id: 'access.not-given' }, { cause });
  }
  signal.throwIfAborted();

  const frame = document.createElement('iframe');
  const address = new URL('embed/frame', server);
  address.search = new URLSearchParams({ key, origin: page }).toString();
  frame.src = address.href;
  frame.title = name;
  frame.allow = 'clipboard-write';
  frame.referrerPolicy = 'origin';
  frame.style.cssText = 'display: block; width: 100%; border: 0; color-scheme: auto;';
  let { height } = drawing;
  let content = '160px';
  const size = () => (frame.style.height = height === null ? content : '100%');
  size();
  opened();
  place.appendChild(frame);
  const peer = frame.contentWindow;
  if (!peer) throw new EmbedError('frame_refused', { id: 'frame.not-opened' });
  signal.addEventListener('abort', () => frame.remove(), { once: true });

  const surface = pageSurface(drawing);
  const answerToken = async (asked: number) => {
    try {
      const granted = first ?? (await drawing.fetchToken());
      first = undefined;
      tell({ kind: 'token', asked, granted });
    } catch (error) {
      tell({ kind: 'no-token', asked, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  let tell: (message: ToFrame) => void = () => undefined;

  return new Promise<Drawn>((resolve, reject) => {
    const giveUp = () => reject(new EmbedError('frame_refused', { id: 'frame.refused' }));
    let late = setTimeout(giveUp, FRAME_TIMEOUT_MS);
    let ready = false;
    frame.addEventListener('load', () => {
      clearTimeout(late);
      if (!ready && !signal.aborted) late = setTimeout(giveUp, SILENT_MS);
    });
    signal.addEventListener('abort', () => clearTimeout(late), { once: true });
    const on: { [K in FromFrame['kind']]: (message: Extract<FromFrame, { kind: K }>) => void } = {
      ready() {
        ready = true;
        clearTimeout(late);
        const { path, theme, locale, direction, fresh } = drawing;
        tell({ kind: 'start', name, path, theme, locale, direction, height, fresh });
      },
      token: ({ asked }) => void answerToken(asked),
      mounted({ title, version }) {
        frame.title = title;
        resolve({
          title,
          version,
          unmounted: new Promise((gone) => signal.addEventListener('abort', () => gone(), { once: true })),
          chooseTheme: (theme) => tell({ kind: 'theme', theme }),
          chooseLocale: (locale) => tell({ kind: 'locale', locale }),
          chooseDirection: (direction) => tell({ kind: 'direction', direction }),
          chooseHeight(chosen) {
            height = chosen;
            size();
            tell({ kind: 'size', height });
          },
        });
      },
      failed({ failure: { code, message, ...rest }, mounted }) {
        const error = new EmbedError(code as EmbedError['code'], message, rest);
        if (mounted) drawing.onEnd(error);
        else reject(error);
      },
      navigate: ({ to, replace }) => surface.navigate(to, { replace }),
      notice: ({ notice }) => surface.notify(notice),
      height({ height: tall }) {
        content = `${tall}px`;
        size();
      },
    };
    tell = talkTo<ToFrame, FromFrame>(peer, address.origin, signal, (message) => {
      (on[message.kind] as ((heard: FromFrame) => void) | undefined)?.(message);
    });
  });
}
