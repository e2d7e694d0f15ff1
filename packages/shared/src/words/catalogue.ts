import type { MessageFormatElement } from 'react-intl';
import type { ReactNode } from 'react';

/** Type of a placeholder: `{name}`, `{count, plural, …}` or `{price, number}`, `{at, date}`, `<b>…</b>`. */
type Kind = 'text' | 'number' | 'date' | 'tag';
/** Ids of messages, each with the kinds of its placeholders. The build writes it from a catalogue (`en.d.json.ts`). */
export type Placeholders = Record<string, Record<string, Kind>>;

/** One message as the build compiles it: plain text, or ICU's syntax tree where something has to be put in. */
export type CompiledMessage = string | MessageFormatElement[];

/** The compiled `words/en.json`: its messages, and the other locales that lie beside it. */
export interface Catalogue<P extends Placeholders> {
  locales: readonly string[];
  messages: Readonly<Record<keyof P & string, CompiledMessage>>;
  /** For the compiler alone. */
  placeholders?: P;
}

interface Plain {
  text: string | number;
  number: number;
  date: Date | number;
  tag: never;
}
interface Rich {
  text: ReactNode;
  number: number;
  date: Date | number;
  tag: (children: ReactNode[]) => ReactNode;
}

type ValuesIn<Kinds, By extends Record<Kind, unknown>> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind ? By[Kinds[Name]] : never;
};
/** Nothing for a message without placeholders, else one object with each of them. */
type Arguments<Kinds, By extends Record<Kind, unknown>> = keyof Kinds extends never ? [] : [ValuesIn<Kinds, By>];

export type MessageId<P extends Placeholders> = keyof P & string;
/** Ids of messages that become a string: those without tags. */
export type PlainId<P extends Placeholders> = {
  [Id in MessageId<P>]: 'tag' extends P[Id][keyof P[Id]] ? never : Id;
}[MessageId<P>];

export type PlainArguments<P extends Placeholders, Id extends MessageId<P>> = Arguments<P[Id], Plain>;
export type RichArguments<P extends Placeholders, Id extends MessageId<P>> = Arguments<P[Id], Rich>;

/** A sentence that is not written yet: a model returns it for a screen to `say` in its reader's language. */
export type Sentence<C> = C extends Catalogue<infer P> ? SentenceOf<P> : never;
export type SentenceOf<P extends Placeholders> = {
  [Id in PlainId<P>]: keyof P[Id] extends never
    ? { id: Id; values?: undefined }
    : { id: Id; values: ValuesIn<P[Id], Plain> };
}[PlainId<P>];
