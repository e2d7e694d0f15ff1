// Exports for other modules.
export * from './queries';
export * from './tenant';
