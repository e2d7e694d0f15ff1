import { LANGUAGES } from '@slotwise/contract/constants';
import { bringLaterFiles } from '@slotwise/shared/loading';
import { languageFor } from '@slotwise/shared/words/plain';
import { mountRootParcel } from 'single-spa';
import { checkToken } from './claims';
import { EmbedError } from './embed-error';
import { createEmbedHost } from './embed-host';
import type { Drawing, Drawn } from './drawing';
import type { Load, LoadedParcel } from './load-parcel';
import { pageSurface, showWaiting } from './page-surface';
import { createTokenSession } from './token-session';
import { patient } from './patient';
import { within } from './within';

/** Draws the remote in a shadow root of this page: nothing of the page's style comes in, nothing of ours goes out. */
export async function drawHere(drawing: Drawing, load: Load): Promise<Drawn> {
  const { element, place, name, server, page, signal } = drawing;
  const arrived = showWaiting(place, drawing);
  const session = createTokenSession({
    baseUrl: new URL('api', server).href,
    fetchToken: drawing.fetchToken,
    signal,
    check: (token) => void checkToken(token, name, page),
    onEnd: drawing.onEnd,
  });
  const [loaded] = await Promise.all([
    load({ id: name, http: session.http, signal, path: drawing.path, fresh: drawing.fresh, locale: drawing.locale }),
    session.start(),
  ]);
  signal.throwIfAborted();
  const first = firstDrawing(loaded.title, drawing);
  const host = createEmbedHost({
    manifest: loaded.manifest,
    onDrawn: first.drawn,
    onCrash: first.crashed,
    element,
    session,
    page: pageSurface(drawing),
    theme: drawing.theme,
    locale: drawing.locale,
    direction: drawing.direction,
    signal,
  });
  const domElement = document.createElement('div');
  domElement.style.cssText = 'height: 100%; overflow: auto;';
  domElement.lang = languageFor(drawing.locale, LANGUAGES);
  arrived();
  place.appendChild(domElement);
  const { unmounted } = await mount(loaded, { domElement, host, ...drawing });
  await first.over;
  bringLaterFiles(loaded.entry, './parcel', signal);
  return {
    version: loaded.version,
    title: loaded.title,
    unmounted,
    chooseTheme: host.chooseTheme,
    chooseLocale(locale) {
      domElement.lang = languageFor(locale, LANGUAGES);
      host.chooseLocale(locale);
    },
    chooseDirection: host.chooseDirection,
    // Remotes drawn here are as tall as the element.
    chooseHeight: () => undefined,
  };
}

/** A build of before says nothing of its first drawing. */
const DRAWN_WITHIN_MS = 500;

/** The remote stands in its place once it was drawn without failing; a failure after that ends what is shown. */
function firstDrawing(title: string, { onEnd, signal }: Drawing) {
  let isOver = false;
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const over = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const end = () => {
    isOver = true;
    settle?.resolve();
  };
  // A caller that awaits it hears of it; until then it is not unhandled.
  over.catch(() => undefined);
  const late = setTimeout(end, DRAWN_WITHIN_MS);
  signal.addEventListener('abort', () => (clearTimeout(late), end()), { once: true });
  return {
    over,
    /** The drawn content is put into the page after that. */
    drawn: () => void setTimeout(end),
    crashed(error: unknown) {
      const failure = new EmbedError('load_failed', { id: 'remote.crashed', values: { title } });
      failure.cause = error;
      if (isOver) onEnd(failure);
      else settle?.reject(failure);
      isOver = true;
    },
  };
}

type Mounting = Drawing & { domElement: HTMLElement; host: object };

/** `unmounted` resolves some time after the signal. */
async function mount(
  { parcel, assets, title }: LoadedParcel,
  mounting: Mounting,
): Promise<{ unmounted: Promise<void> }> {
  const { domElement, host, place, path, nonce, signal } = mounting;
  const props: Record<string, unknown> & { domElement: HTMLElement } = {
    domElement,
    host,
    assets,
    shadowRoot: place,
    ...(path === null ? {} : { initialPath: path }),
    ...(nonce === undefined ? {} : { nonce }),
  };
  const mounted = mountRootParcel(patient(parcel), props);
  const unmounted = new Promise<void>((resolve) => {
    const unmount = async () => {
      await mounted.mountPromise.catch(() => undefined);
      if (mounted.getStatus() === 'MOUNTED') await mounted.unmount();
      domElement.remove();
      // single-spa keeps every root parcel's props for ever; emptied, they hold nothing.
      for (const key of Object.keys(props)) Reflect.deleteProperty(props, key);
    };
    const report = (error: unknown) => console.error(error);
    signal.addEventListener('abort', () => void within(unmount(), title).catch(report).then(resolve), { once: true });
  });
  await within(mounted.mountPromise, title);
  return { unmounted };
}
