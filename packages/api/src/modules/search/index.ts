// Exports for other modules.
export * from './named-record';
