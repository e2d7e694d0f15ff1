import { Type, type Static } from 'typebox';
import { Id, Instant, nullable, strict } from '../wire/schema';

/** Facts by name, in the form that the audit catalogue gives for the action and the record's version. */
const Facts = Type.Record(Type.String(), Type.Unknown(), { 'x-short': 'the fields of one record' });

/** An action in a tenant, as its audit keeps it. Records outlive their subjects and their actors. */
export const AuditRecord = strict({
  id: Id,
  at: Instant,
  /** An action of the audit catalogue, or one that has left it. */
  action: Type.String(),
  /** 0: from before the catalogue, with any `details`. */
  version: Type.Integer({ minimum: 0 }),
  /** Kind of the thing that `subjectId` names. */
  subject: nullable(Type.String()),
  subjectId: nullable(Type.String()),
  /**
   * Null: nobody who was signed in. `name`: as they were called then. Entries from before that was kept have the present one,
   * and none if they are no member of the tenant any more.
   */
  actor: nullable(
    strict({
      id: Id,
      name: nullable(Type.String()),
      /** Their present name, if it is another one. */
      nameNow: Type.Optional(Type.String()),
    }),
  ),
  /** Of an update, both hold only the fields that changed. */
  before: nullable(Facts),
  after: nullable(Facts),
  details: Facts,
  /** The partner in whose page it was done, by their key. */
  embedded: nullable(strict({ key: Id, remote: Type.String(), origin: Type.String() })),
  /** The API key that did it, in the place of a person. */
  apiKey: nullable(strict({ id: Id, name: Type.String() })),
  /** The request that did it, as its answer and the server's log name it, and its origin. Null: no request. */
  requestId: nullable(Type.String()),
  ip: nullable(Type.String()),
});
export type AuditRecord = Static<typeof AuditRecord>;
