// Exports for other modules.
export { listedSkus } from './list-queries';
export * from './lot-queries';
export { lowSkus } from './low-queries';
export { codeTaken } from './parts';
export { skuFilterOf, skuOrderOf } from './read-skus';
export { skuSearch } from './search';
export { skusCalled, skusScannedAs, type Named } from './name-queries';
