import type { AssistantEvent } from '@slotwise/contract';

/** An answer of the assistant that streams as the test says. `route` answers the call. */
export function anAnswer() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let asked: AbortSignal | undefined;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
    },
  });
  return {
    route({ signal }: { signal: AbortSignal }) {
      asked = signal;
      signal.addEventListener('abort', () => stream?.error(signal.reason));
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    send: (event: AssistantEvent) => stream?.enqueue(bytes(`data: ${JSON.stringify(event)}\n\n`)),
    /** Ends the connection, whether the answer is over or not. */
    end: () => stream?.close(),
    isGivenUp: () => asked?.aborted === true,
  };
}
