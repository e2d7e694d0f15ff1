// What other modules may use of this one.
export * from './name-taken';
export * from './text';
