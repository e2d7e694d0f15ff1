/** A client of a company's live stream that reads all that it is sent, and keeps only what it has to know. */
export interface Reader {
  /** Bytes that it was sent. */
  bytes(): number;
  /** Number of the channel's last message; 0 before the first. */
  position(): number;
  /** How often the server ended its stream, and it went on in another one from where it was. */
  reopened(): number;
  close(): void;
}

const MOST_REOPENED = 50;
const NUMBER = /^id: (?:\S+,)?c:(\d+)/gm;

interface Opening {
  /** A token that is good at this moment: a stream that is opened again minutes later needs another one. */
  token: () => Promise<string>;
  channel: string;
  /** Number of the channel's message after which it goes on; left out: from now. */
  from?: number;
  large?: 'short' | undefined;
}

/** A stream's bytes as they come, after the message with that number. */
async function* streamed(url: string, { token, large }: Opening, from: number | undefined, end: AbortSignal) {
  const query = new URLSearchParams({
    access_token: await token(),
    ...(large && { large }),
    ...(from !== undefined && { last_event_id: `c:${from}` }),
  });
  const answer = await fetch(`${url}/api/sse/stream?${query}`, { signal: end });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  yield* answer.body as unknown as AsyncIterable<Uint8Array>;
}

/** A stream until it ends, or its connection does: a client opens the next one, as after an end. */
async function* untilBroken(stream: AsyncIterable<Uint8Array>) {
  try {
    yield* stream;
  } catch (fault) {
    // Fetch throws this where there was no answer, or no end of it.
    if (!(fault instanceof TypeError)) throw fault;
  }
}

export async function openReader(url: string, opening: Opening): Promise<Reader> {
  const { token, channel, from } = opening;
  const end = new AbortController();
  let [bytes, position, connected, reopened] = [0, from ?? 0, '', -1];
  let told: () => void = () => {};
  let failed: (fault: unknown) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => ([told, failed] = [resolve, reject]));
  const read = async () => {
    while (!end.signal.aborted) {
      reopened += 1;
      if (reopened > MOST_REOPENED) throw new Error('the server ends each stream that is opened');
      for await (const value of untilBroken(streamed(url, opening, reopened > 0 ? position : from, end.signal))) {
        bytes += value.length;
        const text = Buffer.from(value).toString('latin1');
        for (const [, number] of text.matchAll(NUMBER)) position = Math.max(position, Number(number));
        connected ||= /"connection_id":"([^"]+)"/.exec(text)?.[1] ?? '';
        if (connected) told();
      }
    }
  };
  read().catch((fault: unknown) => {
    if (end.signal.aborted) return;
    failed(fault);
    throw fault;
  });
  await ready;
  if (from === undefined) {
    const joined = await fetch(`${url}/api/sse/subscribe`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        'x-connection-id': connected,
      },
      body: JSON.stringify({ channel }),
    });
    if (!joined.ok) throw new Error(`subscribing answered ${joined.status}`);
  }
  return { bytes: () => bytes, position: () => position, reopened: () => reopened, close: () => end.abort() };
}
