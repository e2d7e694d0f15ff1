// What other modules may use of this one.
export * from './lot-queries';
export { codeTaken } from './parts';
