/** Code that a stranger writes with the types. Each of these compiles as it stands. */
export const PAGE = `
import type { FetchToken, SlotwiseErrorCode } from '@slotwise/platform';

const fetchToken: FetchToken = async () => {
  const answer = await fetch('/slotwise-token', { method: 'POST' });
  if (!answer.ok) throw new Error('Please sign in again.');
  return (await answer.json()) as { access_token: string; expires_in: number };
};
const adviceFor = (code: SlotwiseErrorCode): string => {
  switch (code) {
    case 'token_refused':
    case 'unauthenticated':
      return 'Sign in again.';
    case 'unreachable':
      return 'Try again later.';
    default:
      return code;
  }
};

const panel = document.createElement('slotwise-remote');
panel.fetchToken = fetchToken;
panel.setAttribute('isolation', 'iframe');
panel.addEventListener('slotwise:mounted', ({ detail }) => console.log(detail.name, detail.version.length));
panel.addEventListener('slotwise:error', function ({ detail }) {
  this.hidden = true;
  console.warn(adviceFor(detail.code), detail.message);
});
panel.addEventListener('slotwise:navigate', ({ detail: { to, replace } }) => {
  if (replace) location.replace(to);
  else location.assign(to);
});
panel.addEventListener('slotwise:notice', (event) => {
  if (event.detail.intent === 'error') event.preventDefault();
  console.log(event.detail.title, event.detail.body?.length);
});
panel.addEventListener('slotwise:resize', ({ detail }) => console.log(detail.height.toFixed(0)), { once: true });
panel.addEventListener('click', (event) => console.log(event.clientX));
panel.addEventListener('something-else', (event) => console.log(event.type));
const plain: HTMLElement = panel;
document.body.append(plain);
const found = document.querySelector('slotwise-remote');
if (found) found.fetchToken = null;
`;

export const REMOTE = `
import type { ApiFailure, Body, Extension, Parcel, Platform, Reactions, RemoteManifest } from '@slotwise/platform';

declare module '@slotwise/platform' {
  interface BusTopics {
    'pick-waves:released': { waveId: string };
  }
  interface CompanyLiveEvents {
    WaveReleased: { id: string; name: string };
  }
}

export const reactions: Reactions = {
  company: {
    WaveReleased: (wave, { cache }) => cache.upsert(['pick-waves', 'waves'], wave),
    WarehouseDeleted({ id }, { cache, me }) {
      if (me) cache.change<{ warehouseId: string }[]>(['pick-waves', 'waves'], (all) => all.filter(({ warehouseId }) => warehouseId !== id));
    },
  },
};
const cardsOf = ({ extensions, records }: Platform): string[] => {
  const cards: readonly Extension[] = extensions.at('pick-waves.card').get();
  return cards.map(({ remote, title, order }) => [records.href('role', remote) ?? '/', title, order.toFixed(0)].join(' '));
};

export const manifest: RemoteManifest = {
  id: 'pick-waves',
  name: 'Pick waves',
  version: '1.2.0',
  platform: '^2.0.0',
  routes: [{ path: '/pick-waves', access: 'user', title: 'Pick waves' }],
  navigation: [{ href: '/pick-waves', label: 'Waves', icon: 'box', order: 60, permission: 'view_inventory' }],
  events: { publishes: ['pick-waves:released'], hears: ['theme:changed', 'navigation:changed'] },
  permissions: ['view_inventory'],
  scopes: ['inventory:read'],
};

const draw = (platform: Platform, place: HTMLElement) => {
  platform.events.subscribe('theme:changed', ({ theme }) => place.classList.toggle('dark', theme === 'dark'));
  platform.events.subscribe('navigation:changed', ({ path, title }) => platform.announce(path + title));
  platform.events.publish('pick-waves:released', { waveId: '7' });
  const term: string | undefined = platform.events.last('search:changed')?.term;
  place.textContent = new Intl.NumberFormat(platform.locale.get()).format(platform.viewport.get().width) + term;
  const end = platform.session.subscribe(({ me, role }) => console.log(me?.email, role?.permissions.length));
  platform.signal.addEventListener('abort', end);
  if (platform.session.can('manage_roles')) platform.navigate('/roles', { replace: true });
  platform.preferences.set('columns', platform.preferences.get('columns') ?? '3');
  platform.notify({ intent: 'success', title: 'Released', action: { label: 'Show', onClick: () => undefined } });
  platform.theme.choose(platform.theme.chosen() === 'dark' ? 'light' : 'dark');
};
const rename = async ({ http, report, signal }: Platform, body: Body<'PATCH /role'>) => {
  try {
    const { role } = await http('PATCH /role', { body, signal });
    const { myUsers } = await http('GET /mycompany/users');
    return myUsers.filter(({ roleID }) => roleID === role.id);
  } catch (error) {
    const { code, details } = error as ApiFailure;
    if (code !== 'name_taken') report(error);
    return details.map(({ field, reason }) => field + reason);
  }
};
const send = async ({ http }: Platform, bytes: Blob) => {
  await http('POST /import/part', { query: { import_id: 'i', part: 0 }, bytes, onProgress: (sent) => console.log(sent.toFixed(0)) });
  const { name, blob } = await http('GET /imports/template', { query: { kind: 'skus', format: 'csv' } });
  console.log(name.length, blob.size);
};
const release = async ({ outbox, signal }: Platform) => {
  const key = await outbox.add('PATCH /role', { body: { role_id: '7', name: 'Pickers' }, note: { wave: '7' } });
  const end = outbox.subscribe((entries) => console.log(entries.filter(({ status }) => status === 'waiting').length));
  signal.addEventListener('abort', end);
  const refused = outbox.get().find((entry) => entry.key === key)?.refusal;
  if (refused?.code === 'name_taken') await outbox.correct(key, { body: { role_id: '7', name: 'Pickers 2' } });
  return outbox.dismiss(key);
};
const ask = async ({ http }: Platform) => {
  for await (const line of http.stream('POST /assistant/prompt', { body: { prompt: 'How many?' } })) {
    if (line.type === 'text') console.log(line.text);
  }
};
export const { mount, unmount }: Parcel = {
  bootstrap: () => Promise.resolve(),
  mount: (props: { platform: Platform; domElement: HTMLElement }) => Promise.resolve(draw(props.platform, props.domElement)),
  update: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
};
export { ask, cardsOf, release, rename, send };
`;

/** Compiled without a browser's types. */
export const SERVER = `
import type { ApiErrorBody, EmbedTokenAnswer, EmbedTokenRequest } from '@slotwise/platform/server';

export const request = (email: string): EmbedTokenRequest => ({
  remote: 'roles',
  email,
  origin: 'https://portal.example',
  permissions: ['view_roles'],
});
export const read = (status: number, text: string): Pick<EmbedTokenAnswer, 'access_token' | 'expires_in'> => {
  if (status === 201) return JSON.parse(text) as EmbedTokenAnswer;
  const { code, message, details = [] } = JSON.parse(text) as ApiErrorBody;
  if (code === 'invalid_partner_key') throw new Error('The key was revoked.');
  throw new Error([message, ...details.map(({ field, reason }) => field + ' ' + reason)].join('; '));
};
`;

export const REACT_PORTAL = `
import type { FetchToken, SlotwiseRemoteElement } from '@slotwise/platform';
import type {} from '@slotwise/platform/react';
import { useEffect, useRef } from 'react';

export function Panel({ fetchToken, dark }: { fetchToken: FetchToken; dark: boolean }) {
  const panel = useRef<SlotwiseRemoteElement>(null);
  useEffect(() => {
    if (panel.current) panel.current.fetchToken = fetchToken;
  }, [fetchToken]);
  return (
    <section>
      <slotwise-remote
        ref={panel}
        name="roles"
        isolation="shadow"
        theme={dark ? 'dark' : 'light'}
        locale="de-CH"
        height={600}
        id="panel"
        class="wide"
        style={{ margin: 0 }}
      />
    </section>
  );
}
`;

export const REACT_REMOTE = `
import type { RemoteManifest } from '@slotwise/platform';
import type { Remote, RemoteAppProps } from '@slotwise/platform/react';

declare const manifest: RemoteManifest;
const App = ({ platform }: RemoteAppProps) => <h1 lang="en">{platform.api}</h1>;
const remote: Remote = { manifest, App };
export default remote;
`;
