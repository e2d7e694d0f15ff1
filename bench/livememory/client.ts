/** A client of a company's live stream that reads all that it is sent, and keeps only what it has to know. */
export interface Reader {
  /** Bytes that it was sent. */
  bytes(): number;
  /** Number of the channel's last message; 0 before the first. */
  position(): number;
  close(): void;
}

const NUMBER = /^id: (?:\S+,)?c:(\d+)/gm;

/** @param from number of the channel's message after which it goes on; left out: from now */
export async function openReader(
  url: string,
  { token, channel, from, large }: { token: string; channel: string; from?: number; large?: 'short' },
): Promise<Reader> {
  const query = new URLSearchParams({
    access_token: token,
    ...(large && { large }),
    ...(from !== undefined && { last_event_id: `c:${from}` }),
  });
  const end = new AbortController();
  const answer = await fetch(`${url}/api/sse/stream?${query}`, { signal: end.signal });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  const reader = answer.body.getReader();
  let [bytes, position, connected] = [0, 0, ''];
  let told: () => void = () => {};
  const ready = new Promise<void>((resolve) => (told = resolve));
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
      const text = Buffer.from(value).toString('latin1');
      for (const [, number] of text.matchAll(NUMBER)) position = Math.max(position, Number(number));
      connected ||= /"connection_id":"([^"]+)"/.exec(text)?.[1] ?? '';
      if (connected) told();
    }
  };
  read().catch((fault: unknown) => {
    if (!end.signal.aborted) throw fault;
  });
  await ready;
  if (from === undefined) {
    const joined = await fetch(`${url}/api/sse/subscribe`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-connection-id': connected,
      },
      body: JSON.stringify({ channel }),
    });
    if (!joined.ok) throw new Error(`subscribing answered ${joined.status}`);
  }
  return { bytes: () => bytes, position: () => position, close: () => end.abort() };
}
