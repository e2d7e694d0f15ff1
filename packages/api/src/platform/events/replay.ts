import type { MessageLog } from './log';
import { control, type Channel, type Stream } from './stream';

const PAGE = { messages: 200, bytes: 512 * 1024 };

/**
 * Brings a stream that is behind up to the position of its channel: from memory, else from the log, page by page at the
 * client's pace. Messages that are no longer kept cannot be made up for: the client is told to reload.
 */
export async function replay(stream: Stream, channel: Channel, log: Pick<MessageLog, 'after'>): Promise<void> {
  const { kind } = channel;
  const hears = () => !stream.closed && !stream.paused && stream.channels.get(kind) === channel;
  const reset = () => {
    stream.send(control('reset', {}));
    stream.moveTo(kind, channel.seq);
    stream.mark(kind);
    stream.flush();
  };
  if (stream.replaying.has(kind)) return;
  stream.replaying.add(kind);
  try {
    while (hears()) {
      const position = stream.positions[kind] ?? channel.seq;
      if (position > channel.seq) return reset();
      const inMemory = channel.since(position);
      if (inMemory) {
        for (const frame of inMemory) stream.take(kind, frame);
        stream.flush();
        return;
      }
      const page = await log.after(channel.name, position, { ...PAGE, short: stream.short });
      if (!hears()) return;
      if (page[0]?.seq !== position + 1) return reset();
      for (const message of page) stream.take(kind, channel.frame(message));
      stream.flush();
      await stream.drained();
    }
  } finally {
    stream.replaying.delete(kind);
  }
}
