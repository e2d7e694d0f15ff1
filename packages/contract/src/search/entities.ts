import { Type, type Static } from 'typebox';
import { Id, strict } from '../wire/schema';

/** What the search says of one record. Where it is shown, the manifest of the remote says that has its kind. */
export const FoundRecord = strict({
  id: Id,
  title: Type.String(),
  /** Says more of it, and is searched like the title; may be empty. */
  subtitle: Type.String(),
  /** How well it matches: 0 is the term itself, 4 only resembles it (`SEARCH_RANKS`). */
  rank: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  /** What matched, where that is not what was typed: a barcode, or the word that was misspelt. */
  marks: Type.Optional(Type.Array(Type.String())),
});
export type FoundRecord = Static<typeof FoundRecord>;

export const FoundGroup = strict({
  /** As manifests name it: `role`. */
  kind: Type.String(),
  records: Type.Array(FoundRecord),
});
export type FoundGroup = Static<typeof FoundGroup>;
