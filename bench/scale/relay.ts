import { findNats, startNats } from '../../packages/api/test/nats';
import { createBus } from '../../packages/api/src/platform/events/bus';
import type { StoredMessage } from '../../packages/api/src/platform/events/message';

const MESSAGES = 50_000;
/** Sent before the sender waits for them: about what lies in the sockets of a busy instance. */
const AT_ONCE = 500;
const CHANNEL = 'company:0190a5b8-0000-7000-8000-000000000001';

/** A message as a change of a role makes it, of about 400 bytes. */
const message = (seq: number): StoredMessage => ({
  ...{ channel: CHANNEL, seq, event: 'RoleUpdated', bytes: 300, permission: 'view_roles' },
  data: { id: CHANNEL.slice(8), name: `Role ${seq}`, description: 'x'.repeat(200), version: seq },
});

/**
 * Sends messages from one instance's bus to another's over a NATS server. Both run in this process: what it took is the cost of
 * sending one and of reading it together, an upper bound for either.
 * @returns CPU a message in µs, or undefined where no NATS server is installed
 */
export async function measureRelay(): Promise<number | undefined> {
  const program = findNats();
  if (!program) return undefined;
  const nats = await startNats(program);
  const [sender, reader] = [await createBus({ url: nats.url }), await createBus({ url: nats.url })];
  try {
    let wanted = 0;
    let arrived = () => {};
    reader.watch(CHANNEL);
    reader.onMessage(({ seq }) => seq >= wanted && arrived());
    const send = (count: number) =>
      new Promise<void>((resolve) => {
        const first = wanted;
        wanted += count;
        arrived = resolve;
        sender.send(Array.from({ length: count }, (_, n) => message(first + n + 1)));
      });
    // The subscription reaches NATS on another connection than the messages: it answers with the first that it lets through.
    await Promise.race([send(1), new Promise((resolve) => setTimeout(resolve, 1000))]);
    for (let n = 0; n < 20; n++) await send(AT_ONCE);
    const before = process.cpuUsage();
    for (let n = 0; n < MESSAGES / AT_ONCE; n++) await send(AT_ONCE);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MESSAGES;
  } finally {
    await sender.close();
    await reader.close();
    await nats.stop();
  }
}
