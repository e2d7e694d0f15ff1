export type * from './bus';
export type * from './extensions';
export type * from './outbox';
export type * from './platform';
export type * from './reactions';
export type * from './readable';
export type * from './remote';
export type * from './session';
