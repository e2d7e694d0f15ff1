import { talkTo } from './frame-messages';

const ORIGIN = 'https://slotwise.example';
const message = (data: unknown, origin: string, source: Window | null) =>
  globalThis.dispatchEvent(new MessageEvent('message', { data, origin, source }));

test('only one window of one origin is heard, until the signal, and told things for that origin alone', () => {
  const peer = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const sent = jest.spyOn(peer, 'postMessage').mockImplementation(() => undefined);
  const heard: unknown[] = [];
  const end = new AbortController();
  const tell = talkTo<{ kind: string }, { kind: string }>(peer, ORIGIN, end.signal, (each) => heard.push(each));
  const data = { slotwise: { kind: 'ready' } };
  message(data, ORIGIN, other);
  message(data, 'https://evil.example', peer);
  message(data, 'null', peer);
  message(data, ORIGIN, null);
  message('text', ORIGIN, peer);
  message(null, ORIGIN, peer);
  message({ kind: 'ready' }, ORIGIN, peer);
  expect(heard).toEqual([]);
  message(data, ORIGIN, peer);
  expect(heard).toEqual([{ kind: 'ready' }]);
  tell({ kind: 'start' });
  expect(sent.mock.calls).toEqual([[{ slotwise: { kind: 'start' } }, ORIGIN]]);
  end.abort();
  message(data, ORIGIN, peer);
  expect(heard).toHaveLength(1);
});
