import { EventSourceParserStream } from 'eventsource-parser/stream';
import { NetworkError } from './errors';

/**
 * The `data` of each server-sent event of an answer, parsed as JSON. Events whose data is not JSON are ignored.
 * @throws NetworkError if the connection breaks; the signal's `AbortError`
 */
export async function* readEvents(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        if ((cause as Error | null)?.name === 'AbortError') throw cause;
        throw new NetworkError('The answer was cut off.', { cause });
      });
      if (done) return;
      const data = parse(value.data);
      if (data !== undefined) yield data;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
