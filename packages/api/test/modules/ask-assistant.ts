import type { AssistantEvent, AssistantProposal, RecordReference } from '@slotwise/contract';
import type { TestServer } from '../harness';

export interface Answered {
  status: number;
  text: string;
  lookedAt: string[];
  links: RecordReference[];
  suggested: string[];
  proposed: AssistantProposal[];
  events: AssistantEvent[];
}

const eventsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as AssistantEvent);

/** Asks the assistant over the wire and reads the stream to its end. */
export async function askAssistant(
  server: TestServer,
  token: string,
  prompt: string,
  { language = 'en', page }: { language?: string; page?: string } = {},
): Promise<Answered> {
  const response = await fetch(`${server.url}/api/assistant/prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-language': language },
    body: JSON.stringify({ prompt, ...(page !== undefined && { page }) }),
  });
  const events = response.status === 200 ? eventsOf(await response.text()) : [];
  return {
    status: response.status,
    events,
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    lookedAt: events.flatMap((event) => (event.type === 'looked_at' ? [event.what] : [])),
    links: events.flatMap((event) => (event.type === 'looked_at' ? event.links : [])),
    suggested: events.flatMap((event) => (event.type === 'suggested' ? event.questions : [])),
    proposed: events.flatMap((event) => (event.type === 'proposed' ? [event.proposal] : [])),
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
