import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { mountRootParcel } from 'single-spa';
import type { ReactionContext, Reactions } from '../platform';
import { createTestPlatform } from '../testing';
import { createParcel, defineRemote, type ParcelProps } from '.';

/** The stream of the one connection that the parcel opens. */
class Source {
  static current: Source | undefined;
  onmessage: (event: MessageEvent<string>) => void = () => undefined;
  close = () => undefined;
  constructor() {
    Source.current = this;
  }
  send(event: string, channel: string, data: unknown) {
    this.onmessage(new MessageEvent('message', { data: JSON.stringify({ event, channel, data }) }));
  }
}

const manifest = {
  id: 'pick-waves',
  name: 'Pick waves',
  version: '1.2.0',
  platform: '^2.0.0',
  routes: [{ path: '/pick-waves', access: 'user' as const, title: 'Pick waves' }],
  navigation: [],
  events: { publishes: [], hears: [] },
  permissions: [],
  scopes: [],
};
const WAVES = ['pick-waves', 'waves'];
/** Events that the contract does not have. */
const reactions = {
  company: {
    WaveReleased: (wave: { id: string }, { cache }: ReactionContext) => cache.upsert(WAVES, wave),
    WaveLost() {
      throw new Error('lost');
    },
  },
} as Reactions;
function Waves() {
  const { data = [] } = useQuery({ queryKey: WAVES, queryFn: () => [{ id: 'wave 1' }] });
  return <p>{data.map(({ id }) => id).join(', ')}</p>;
}

it('in a page without a live connection runs the reactions of its remote, and reports those that throw', async () => {
  // single-spa waits for a real drawing, which React's test environment would hold back.
  Object.assign(globalThis, { EventSource: Source, IS_REACT_ACT_ENVIRONMENT: false });
  const { host, reports } = createTestPlatform({
    routes: {
      'POST /sse/ticket': () => ({ ticket: 't', expires_in: 30 }),
      'POST /sse/subscribe': () => ({ message: 'Subscribed' }),
    },
  });
  const props: ParcelProps & { domElement: HTMLElement } = {
    host: { ...host, live: { reloadSession: () => undefined } },
    domElement: document.body.appendChild(document.createElement('div')),
  };
  const lifecycles = createParcel(defineRemote(manifest, Waves, { reactions }));
  const parcel = mountRootParcel(lifecycles as Parameters<typeof mountRootParcel>[0], { ...props });
  await parcel.mountPromise;
  expect(await screen.findByText('wave 1')).toBeVisible();
  await waitFor(() => expect(Source.current).toBeDefined());
  Source.current?.send('connected', 'system', { connection_id: 'one' });
  Source.current?.send('WaveLost', 'company:company-1', {});
  Source.current?.send('WaveReleased', 'company:company-1', { id: 'wave 2' });
  expect(await screen.findByText('wave 1, wave 2')).toBeVisible();
  expect(reports).toEqual([
    { error: new Error('lost'), remote: 'pick-waves', version: '1.2.0', kind: 'runtime_failed' },
  ]);
  await parcel.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
