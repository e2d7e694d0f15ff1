import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { ASSISTANT_DATA } from './constants';

/** A record, or without an id all of its kind. The manifest of the remote that shows it says at which address. */
export interface RecordReference {
  /** As manifests name it: `role`. */
  kind: string;
  id?: string;
  /** Its name as plain text, where it has one that the reader may see. */
  title?: string;
}

const Fact = strict({ label: Type.String(), before: nullable(Type.String()), after: nullable(Type.String()) });

/** A change that the assistant proposes. Only a person makes it, with the rights that they have then. */
export const AssistantProposal = strict({
  id: Id,
  /** Subject of the change, in the language of the asker: `Role of Kenji Watanabe`. */
  title: Type.String(),
  /** The record that would be changed. */
  record: strict({ kind: Type.String(), id: Id }),
  /** Each value that would change; null: there is none. */
  facts: short(Fact, 'the values of one change'),
  /** `stale`: the record changed since, and another proposal is needed. */
  status: literals(['open', 'made', 'dismissed', 'expired', 'stale'] as const),
  expiresAt: Instant,
  /** Of one that was made: its way back can be proposed. */
  reversible: Type.Optional(Type.Boolean()),
});
export type AssistantProposal = Static<typeof AssistantProposal>;

/** Data that an administrator lets the configured language model read; empty: none. */
export const AssistantConsent = strict({
  data: Type.Array(literals(ASSISTANT_DATA)),
  by: nullable(strict({ id: Id, name: Type.String() })),
  at: nullable(Instant),
});
export type AssistantConsent = Static<typeof AssistantConsent>;

/** The answerer, and questions for it. */
export const AssistantInfo = strict({
  /** `built_in` also where a model is configured and no data may leave. */
  answers: literals(['built_in', 'model'] as const),
  /** The configured model, for everybody to see where questions go; null: none is. */
  model: nullable(strict({ name: Type.String(), host: Type.String() })),
  consent: AssistantConsent,
  /** Questions that it can answer for this person on the given page, in their language. */
  examples: Type.Array(Type.String()),
});
export type AssistantInfo = Static<typeof AssistantInfo>;

/** One `data:` line of the assistant's answer. Readers leave out types that they do not know. */
export type AssistantEvent =
  | { type: 'state'; state: 'reading' | 'thinking' }
  | { type: 'text'; text: string }
  /** `links` are the records that it read. */
  | { type: 'looked_at'; what: string; links: RecordReference[] }
  /** The nearest questions that it could answer. */
  | { type: 'suggested'; questions: string[] }
  | { type: 'proposed'; proposal: AssistantProposal }
  | { type: 'done' }
  | { type: 'error'; code: string; message: string };
