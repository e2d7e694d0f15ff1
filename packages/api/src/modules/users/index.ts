// What other modules may use of this one.
export * from './events';
export * from './queries';
