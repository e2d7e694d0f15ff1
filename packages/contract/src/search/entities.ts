import { Type, type Static } from 'typebox';
import { Id, strict } from '../wire/schema';

/**
 * One record in the answer of the search. The manifest of the remote that has its kind says at which address it is
 * shown.
 */
export const FoundRecord = strict({
  id: Id,
  title: Type.String(),
  /** Says more of it, and is searched like the title; may be empty. */
  subtitle: Type.String(),
  /** Quality of the match: 0 is the term itself, 4 only resembles it (`SEARCH_RANKS`). */
  rank: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  /** The text that matched, if it differs from the typed one: a barcode, or the word that was misspelt. */
  marks: Type.Optional(Type.Array(Type.String())),
});
export type FoundRecord = Static<typeof FoundRecord>;

export const FoundGroup = strict({
  /** As manifests name it: `role`. */
  kind: Type.String(),
  records: Type.Array(FoundRecord),
  /** Number of records that match, where it is greater than that of those answered. */
  total: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Counting ended there: more than `total` match. */
  more: Type.Optional(Type.Boolean()),
});
export type FoundGroup = Static<typeof FoundGroup>;
