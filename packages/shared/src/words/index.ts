export type { Catalogue, Placeholders, Sentence } from './catalogue';
export { defineWords } from './define-words';
export type { DefinedWords, Words } from './define-words';
export type { Formats } from './formats';
export { directionOf, LocaleProvider, useFormats, useLocale } from './locale';
export { describeErrorIn, useDescribeError } from './describe-error';
export type { ErrorDescription } from './describe-error';
export { sharedWords } from './shared-words';
