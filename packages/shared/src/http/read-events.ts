import { NetworkError } from './errors';

/** The `data` objects of a stream of server-sent events. Lines that cannot be parsed are ignored. */
export async function* readEvents(response: Response): AsyncGenerator<unknown> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        if ((cause as Error | null)?.name === 'AbortError') throw cause;
        throw new NetworkError('The answer was cut off.', { cause });
      });
      if (done) return;
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = parse(block);
        if (data !== undefined) yield data;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): unknown {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  if (lines.length === 0) return undefined;
  try {
    return JSON.parse(lines.map((line) => line.slice(5)).join('\n'));
  } catch {
    return undefined;
  }
}
