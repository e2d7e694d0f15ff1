import { ChannelState } from './channel';
import { FrameMemory } from './frame-memory';
import type { MessageLog } from './log';
import type { StoredMessage } from './message';

const KB = 1024;
const message = (seq: number, length = 10): StoredMessage => {
  const data = { text: 'x'.repeat(length) };
  return { channel: 'company:c1', seq, event: 'RoleUpdated', data, permission: null, bytes: length + 11 };
};

/** A channel on a log that has what the test puts there. */
async function channelOn(memory = new FrameMemory(), stored: StoredMessage[] = []) {
  const reads: number[] = [];
  const log: MessageLog = {
    positions: () => Promise.resolve(new Map()),
    after: (_channel, seq, page) => {
      reads.push(seq);
      return Promise.resolve(stored.filter((one) => one.seq > seq).slice(0, page.messages));
    },
  };
  const channel = new ChannelState(
    'company:c1',
    'company',
    log,
    memory,
    () => {},
    (fault) => {
      throw fault;
    },
  );
  await channel.opened;
  return { channel, reads, memory };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('frames are kept for those who come back', async () => {
  const { channel, memory } = await channelOn();
  for (const seq of [1, 2, 3]) channel.deliver(message(seq));
  expect(channel.since(1)?.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(memory.bytes).toBe(channel.keptBytes);
  expect(channel.keptBytes).toBeGreaterThan(3 * 10);
});

test('a long frame reaches those who listen, and is let go once they have it', async () => {
  const { channel, memory } = await channelOn();
  channel.deliver(message(1));
  channel.deliver(message(2, 100 * KB));
  channel.deliver(message(3));
  expect(channel.since(1)).toHaveLength(2);
  channel.settle();
  expect(channel.since(1)).toBeNull();
  expect(channel.since(2)).toHaveLength(1);
  expect(memory.bytes).toBeLessThan(KB);
});

test('a large message has a short form with its id; one that is not large has none', async () => {
  const { channel } = await channelOn();
  const large = { ...message(1, 100 * KB), data: { id: 'r1', text: 'x'.repeat(100 * KB) } };
  expect(channel.frame(large).short?.toString()).toBe(
    'c:1\ndata: {"event":"RoleUpdated","channel":"company:c1","data":{"id":"r1"},"short":true}\n\n',
  );
  expect(channel.frame(large).bytes.length).toBeGreaterThan(100 * KB);
  expect(channel.frame(message(1, 60 * KB)).short).toBeUndefined();
});

test('what a channel keeps is bounded in bytes, however many frames that is', async () => {
  const { channel, memory } = await channelOn();
  for (let seq = 1; seq <= 500; seq++) {
    channel.deliver(message(seq, 60 * KB));
    channel.settle();
    expect(channel.keptBytes).toBeLessThanOrEqual(2.1 * KB * KB);
  }
  // 500 × 60 KB were told; the last ones are there.
  expect(channel.since(499)).toHaveLength(1);
  expect(channel.since(400)).toBeNull();
  expect(memory.bytes).toBe(channel.keptBytes);
});

test('the last frame is there for those who listen, even if it alone is more than a channel keeps', async () => {
  const { channel } = await channelOn();
  channel.deliver(message(1, 3 * KB * KB));
  expect(channel.since(0)).toHaveLength(1);
  channel.settle();
  expect(channel.keptBytes).toBe(0);
});

test('long messages that come too early are not held, but read from the log', async () => {
  const stored: StoredMessage[] = [];
  const { channel, reads } = await channelOn(new FrameMemory(), stored);
  const later = Array.from({ length: 20 }, (_, n) => message(n + 2, 200 * KB));
  for (const one of later) channel.deliver(one);
  await turn();
  expect(channel.seq).toBe(0);
  stored.push(message(1), ...later);
  const before = reads.length;
  channel.deliver(message(1));
  await turn();
  expect(channel.seq).toBe(21);
  expect(reads.length).toBeGreaterThan(before);
});
