/** Counts events of a company that come over one stream. */
export interface Heard {
  /** When each came, in ms, by the name of its event. */
  times(event: string): readonly number[];
  close(): void;
}

/** Opens a stream and hears a company's channel. */
export async function hear(url: string, token: string, companyId: string): Promise<Heard> {
  const ending = new AbortController();
  const stream = await fetch(`${url}/api/sse/stream?access_token=${encodeURIComponent(token)}`, {
    headers: { accept: 'text/event-stream' },
    signal: ending.signal,
  });
  const came = new Map<string, number[]>();
  let connected = (_id: string) => {};
  const connection = new Promise<string>((resolve) => (connected = resolve));
  const read = async () => {
    let text = '';
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const id = /"connection_id":"([^"]+)"/.exec(text)?.[1];
      if (id) connected(id);
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event =
          /"event":"(\w+)"/.exec(text.slice(0, end))?.[1] ?? /^event: (\w+)$/m.exec(text.slice(0, end))?.[1];
        if (event) came.set(event, [...(came.get(event) ?? []), performance.now()]);
        text = text.slice(end + 2);
      }
    }
  };
  read().catch((fault: unknown) => {
    if (!ending.signal.aborted) throw fault;
  });
  const answer = await fetch(`${url}/api/sse/subscribe`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'x-connection-id': await connection,
    },
    body: JSON.stringify({ channel: `company:${companyId}` }),
  });
  if (!answer.ok) throw new Error(`The channel cannot be heard: ${answer.status}`);
  return { times: (event) => came.get(event) ?? [], close: () => ending.abort() };
}
