import type { AssistantEvent } from '@slotwise/contract';
import type { Person, TestServer } from '../harness';

/** Sends a question to the assistant. */
export const sendPrompt = (
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  body: { prompt: string; page?: string; history?: { prompt: string; answer: string }[] },
  { language = 'en', signal }: { language?: string; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${server.url}/api/assistant/prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-language': language },
    body: JSON.stringify(body),
    signal,
  });

export const eventsIn = (text: string): AssistantEvent[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as AssistantEvent);

/** Asks, and takes the answer apart. */
export async function askAssistant(server: TestServer, person: Person, prompt: string, language = 'en') {
  const events = eventsIn(await (await sendPrompt(server, person, { prompt }, { language })).text());
  return {
    events,
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    proposals: events.flatMap((event) => (event.type === 'proposed' ? [event.proposal] : [])),
    lookedAt: events.flatMap((event) => (event.type === 'looked_at' ? [event.what] : [])),
    end: events.at(-1),
  };
}
