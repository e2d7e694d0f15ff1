// What other modules may use of this one.
export * from './administrators';
export * from './authorize';
export * from './events';
