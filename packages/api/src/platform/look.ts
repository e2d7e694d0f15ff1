import type { PermissionName, RecordReference, TenantKind } from '@slotwise/contract';
import type { AssistantData, Language } from '@slotwise/contract/constants';
import { Type, type Static, type TSchema } from 'typebox';
import type { Actor } from './actor';
import type { Trx } from './db/tables';

/** One thing that the assistant read, and its content. */
export interface Finding {
  /** Name in the list of all things that were looked at, in the language of the question. */
  what: string;
  /** The records that it read; people see them themselves where manifests say. */
  links: RecordReference[];
  /** Sentences for a person, in the language of the question. */
  text: string;
  /** The same for a language model: small, without secrets. */
  facts?: unknown;
  /** A name in the question meant no single record: which argument it was, and names that could stand in its place. */
  unclear?: { arg: string; names: readonly string[] };
}

/** Why somebody is not told. */
export interface Refusal {
  refusal: string;
}

export interface Question {
  /** Reads only. */
  trx: Trx;
  actor: Actor;
  tenantId: string;
  language: Language;
  now: Date;
  /** Where the asker is: days begin there. */
  timeZone: string;
  /** Facts that the look had read ahead. */
  ahead?: unknown;
}

export type LookArgs = Readonly<Record<string, string | number>>;

/**
 * A whole question: a regular expression whose blanks stand for any white space, with names of arguments in braces: `who may {permission}`.
 * With arguments beside it, these are given as well.
 */
export type AskedSentence = string | readonly [sentence: string, args: LookArgs];

/**
 * Words that ask for it together, in whatever order. The whole question must be made of them, of words that say nothing, and of the name
 * of one record if an argument names one.
 */
export interface AskedWords {
  /** Regular expressions in small letters, each of which must fit a word or some words of the question. */
  all: readonly string[];
  /** Others that may stand beside them. */
  may?: string;
  /** The argument for the kind of thing that the question is about, one of these, by what people call such things (`Search.nouns`). */
  kind?: { arg: string; among: readonly string[] };
  /** The argument for the words that are left over. */
  names?: string;
  args?: LookArgs;
}

export interface AskedIn {
  sentences: readonly AskedSentence[];
  gists?: readonly AskedWords[];
  /** Questions about a record that somebody named, with the argument in braces: offered where nothing else is understood. */
  named?: readonly string[];
  /** Regular expression of words that are enough beside others that say nothing: `how many …`. */
  words?: string;
  /** Questions for people to begin with, without names of records. */
  examples: readonly string[];
}

/** How people ask about it, for the assistant that is no language model. */
export interface Asked extends Readonly<Record<Language, AskedIn>> {
  /** Beginnings of the addresses of pages on which people are offered its examples. */
  pages: readonly string[];
}

/** Something that the assistant may look at, for those who may see it themselves. */
export interface Look<A extends TSchema = TSchema> {
  /** Unique among all, as a language model calls it: `who_may`. */
  topic: string;
  /** Its name for people, in refusals. */
  name: Readonly<Record<Language, string>>;
  /** For a language model: what it reads, and what its arguments are. */
  description: string;
  /** An object of texts and numbers. Whoever gives names of records gives them as people say them. */
  args: A;
  /** Arguments that name records, and of which kinds they may be; null: of any. Others are words. */
  names?: Readonly<Record<string, readonly string[] | null>>;
  /** The kind of records whose mere name asks for it. */
  about?: string;
  /** People who lack it are refused; null: everybody may ask, about themselves. */
  permission: PermissionName | null;
  /** Only users of this kind have any. */
  tenant?: TenantKind;
  /** Not for other systems, which have a key in the place of a person. */
  people?: true;
  /** The kind of data that an administrator lets a language model read for it; null: about the asker alone. */
  data: AssistantData | null;
  asked: Asked;
  /** Reads what the look needs and what takes a transaction of its own, before that of `read` begins. */
  ahead?(tenantId: string): Promise<unknown>;
  read(question: Question, args: Static<A>): Promise<Finding | Refusal>;
}

/** An argument: a name as somebody says it. */
export const Said = Type.String({ minLength: 1, maxLength: 200 });

/** A look whose arguments are typed by their schema. Nobody calls `read` before they were checked against it. */
export const defineLook = <A extends TSchema>(look: Look<A>): Look => look as unknown as Look;
