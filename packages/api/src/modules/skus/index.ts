// Exports for other modules.
export * from './lot-queries';
export { lowSkus } from './low-queries';
export { codeTaken } from './parts';
export { skuSearch } from './search';
