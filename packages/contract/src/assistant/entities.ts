/** One `data:` line of the assistant's answer. `links` are the screens whose data it read. */
export type AssistantEvent =
  | { type: 'text'; text: string }
  | { type: 'looked_at'; what: string; links: { label: string; href: string }[] }
  | { type: 'done' }
  | { type: 'error'; code: string; message: string };
