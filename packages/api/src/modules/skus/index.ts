// What other modules may use of this one.
export * from './lot-queries';
export { lowSkus } from './low-queries';
export { codeTaken } from './parts';
