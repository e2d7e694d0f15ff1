import type { FoundRecord, PermissionName, TenantKind } from '@slotwise/contract';
import type { Language } from '@slotwise/contract/constants';
import type { Trx } from './db/tables';

/** The search term, composed as names are kept; undefined if there is none. Texts that are pasted bring blanks that hold words together. */
export const termOf = (text: string | undefined): string | undefined =>
  text?.normalize('NFC').replaceAll('\u00A0', ' ').trim() || undefined;

/**
 * Records whose texts contain a term, or resemble it (`near`): somebody may have misspelt it; or those of these ids.
 * The search, and not the module, decides whether a result really resembles it, and which part of it is best.
 */
export type Wanted = { term: string; near: boolean } | { ids: readonly string[] };

export interface SearchQuestion {
  /** Reads only, as the caller. */
  trx: Trx;
  tenantId: string;
  wanted: Wanted;
  /** No more than this many, the most likely ones. */
  limit: number;
}

export interface Candidate extends Pick<FoundRecord, 'id' | 'title' | 'subtitle'> {
  /** Other texts that it is found by, such as a barcode. */
  also?: readonly string[];
  /** Texts of what it belongs to, such as the role of a person: by these it is found behind all that has the words itself. */
  beside?: readonly string[];
  /** Text that is compared instead of the term, where that stands for it: the number that a scanned label names. */
  reads?: string;
}

/** Records that the global search may find, for those who may read them. */
export interface Search {
  /** Kind of its records, unique among all; manifests name the address of a record by it. */
  kind: string;
  /** Words by which people call one of them or all: regular expressions, as `order SO-1` and `Auftrag SO-1` name the same. */
  nouns: Readonly<Record<Language, string>>;
  /** People who lack it find none. */
  permission: PermissionName;
  /** Only users of this kind have any. */
  tenant?: TenantKind;
  find(question: SearchQuestion): Promise<Candidate[]>;
}
