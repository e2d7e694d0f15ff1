import { createInstance } from '@module-federation/runtime';
import type { RegistryEntry } from '@slotwise/contract';
import { focusPage } from '@slotwise/shared/focus';
import { HELLO, isForShell } from '@slotwise/shared/isolation';
import type { FromIsolated, ToIsolated } from '@slotwise/shared/isolation';
import { bringLaterFiles, BuildLoader, entryFrom, faultOf, folderOf, messageOf } from '@slotwise/shared/loading';
import type { Parcel } from '@slotwise/shared/remote';
import { mountRootParcel } from 'single-spa';
import { patient } from '../patient';
import { createPortHost, type PortHost } from './port-host';
import { PortCalls } from './port-http';

type Told<K extends ToIsolated['kind']> = Extract<ToIsolated, { kind: K }>;
type Tell = (message: FromIsolated) => void;

/** Inside the frame of a remote that is kept apart: draws it with what the page around it hands in through a port. */
export function serveIsolated(server: string): void {
  const { origin } = new URL(server);
  const hear = (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    if (event.source !== globalThis.parent || event.origin !== origin || event.data !== HELLO || !port) return;
    removeEventListener('message', hear);
    begin(port, server);
  };
  addEventListener('message', hear);
  globalThis.parent.postMessage(HELLO, origin);
}

function begin(port: MessagePort, server: string): void {
  const tell: Tell = (message) => port.postMessage(message);
  let ahead = 0;
  const calls = new PortCalls(tell, { now: () => Date.now() + ahead, baseUrl: new URL('api', server).href });
  let drawn: PortHost | undefined;
  const follow = ({ clockAhead = ahead, theme }: Partial<Told<'start'>['state']>) => {
    ahead = clockAhead;
    // The browser puts a frame on an opaque ground if its colour scheme differ from the page around it.
    if (theme) document.documentElement.style.colorScheme = theme === 'light' ? 'light' : 'dark';
  };
  const on: { [K in ToIsolated['kind']]: (message: Told<K>) => void } = {
    start(message) {
      follow(message.state);
      drawn = draw(message, { tell, calls, server });
    },
    state({ changed }) {
      follow(changed);
      drawn?.changed(changed);
    },
    place: ({ place, after }) => drawn?.followed(place, after),
    answer: calls.answer,
    refusal: calls.refusal,
    sent: calls.sent,
    line: calls.line,
    topic: ({ topic, value }) => drawn?.topic(topic, value),
    live: ({ message, short }) => drawn?.heard({ message, short }),
    stale: () => drawn?.heard('stale'),
    noticed: ({ notice }) => drawn?.noticed(notice),
    arrive: () => void focusPage(document.body),
    ping: () => tell({ kind: 'pong' }),
  };
  port.onmessage = ({ data }: MessageEvent<ToIsolated>) => (on[data.kind] as (message: ToIsolated) => void)(data);
  handOnKeys(tell);
  handOnLinks(tell);
}

interface Around {
  tell: Tell;
  calls: PortCalls;
  server: string;
}

function draw(start: Told<'start'>, { tell, calls, server }: Around): PortHost {
  const entry = entryFrom(start.entry, server);
  const { signal } = new AbortController();
  const fail = (error: unknown, kind?: 'render') => {
    console.warn(error);
    tell({ kind: 'failed', fault: faultOf(error, kind), message: messageOf(error) });
  };
  const onDrawn = () => void setTimeout(() => tell({ kind: 'drawn' }));
  const drawn = createPortHost({
    start: { ...start, entry },
    ...{ tell, calls, signal, onDrawn },
    onCrash: (error) => fail(error, 'render'),
  });
  mount(entry, drawn, start, signal).catch(fail);
  return drawn;
}

async function mount(
  entry: RegistryEntry,
  { host }: PortHost,
  start: Told<'start'>,
  signal: AbortSignal,
): Promise<void> {
  const { pathname } = start.state.place;
  const loader = new BuildLoader(createInstance({ name: 'slotwise_isolated', remotes: [] }), undefined);
  const parcel = await loader.load<Parcel>(entry, './parcel', { signal, fresh: start.fresh, address: pathname });
  const domElement = document.createElement('div');
  domElement.style.cssText = 'height: 100%; overflow: auto;';
  document.body.replaceChildren(domElement);
  const props = { domElement, host, assets: folderOf(entry), initialPath: pathname, router: 'page' };
  await mountRootParcel(patient(parcel), props).mountPromise;
  bringLaterFiles(entry, './parcel', signal);
}

/** The page's own combinations work wherever the focus is. */
function handOnKeys(tell: Tell): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isForShell(event)) return;
    event.preventDefault();
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    tell({ kind: 'keys', keys: { key, code, ctrlKey, metaKey, altKey, shiftKey } });
  });
}

/** A frame may neither open windows nor leave its place: where a link leads, the page goes. */
function handOnLinks(tell: Tell): void {
  const onClick = (event: MouseEvent) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link || link.hasAttribute('download') || !link.href) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    event.preventDefault();
    if (origin !== location.origin) return;
    const to = pathname + search + hash;
    const isBeside = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank';
    tell(isBeside ? { kind: 'open', to } : { kind: 'navigate', to, replace: false, state: null, asked: 0 });
  };
  addEventListener('click', onClick);
  addEventListener('auxclick', (event) => event.button === 1 && onClick(event));
}
