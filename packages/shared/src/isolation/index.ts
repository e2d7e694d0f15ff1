export { HELLO, isForShell, ISOLATED_PAGE } from './messages';
export type { FromIsolated, PageState, Place, PressedKeys, SentInput, ToIsolated } from './messages';
export { fromWireError, toWireError } from './wire-error';
export type { WireError } from './wire-error';
