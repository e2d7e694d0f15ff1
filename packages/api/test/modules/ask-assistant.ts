import type { AssistantEvent, AssistantProposal, RecordReference } from '@slotwise/contract';
import type { Person, TestServer } from '../harness';

export interface Answered {
  status: number;
  text: string;
  lookedAt: string[];
  links: RecordReference[];
  suggested: string[];
  proposals: AssistantProposal[];
  events: AssistantEvent[];
  end: AssistantEvent | undefined;
}

interface Said {
  prompt: string;
  page?: string;
  history?: { prompt: string; answer: string }[];
}

/** Sends a question to the assistant. */
export const sendPrompt = (
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  body: Said,
  { language = 'en', signal }: { language?: string; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${server.url}/api/assistant/prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-language': language },
    body: JSON.stringify(body),
    signal,
  });

const eventsIn = (text: string): AssistantEvent[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as AssistantEvent);

/** Asks the assistant over the wire, reads the stream to its end, and takes the answer apart. */
export async function askAssistant(
  server: TestServer,
  person: Pick<Person, 'token'>,
  prompt: string,
  { language = 'en', ...page }: { language?: string; page?: string } = {},
): Promise<Answered> {
  const response = await sendPrompt(server, person, { prompt, ...page }, { language });
  const events = response.status === 200 ? eventsIn(await response.text()) : [];
  return {
    status: response.status,
    events,
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    lookedAt: events.flatMap((event) => (event.type === 'looked_at' ? [event.what] : [])),
    links: events.flatMap((event) => (event.type === 'looked_at' ? event.links : [])),
    suggested: events.flatMap((event) => (event.type === 'suggested' ? event.questions : [])),
    proposals: events.flatMap((event) => (event.type === 'proposed' ? [event.proposal] : [])),
    end: events.at(-1),
  };
}

/** Does something for each of some values, a few at a time. */
export async function eachOf<T>(values: readonly T[], work: (value: T) => Promise<void>, atOnce = 8): Promise<void> {
  const rest = [...values];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next);
    }),
  );
}
