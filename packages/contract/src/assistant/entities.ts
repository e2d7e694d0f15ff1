/** A record, or without an id all of its kind. The manifest of the remote that shows it says at which address. */
export interface RecordReference {
  /** As manifests name it: `role`. */
  kind: string;
  id?: string;
}

/** One `data:` line of the assistant's answer. `links` are the records that it read. */
export type AssistantEvent =
  | { type: 'text'; text: string }
  | { type: 'looked_at'; what: string; links: RecordReference[] }
  | { type: 'done' }
  | { type: 'error'; code: string; message: string };
