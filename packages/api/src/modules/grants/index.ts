// Exports for other modules.
export * from './take-grant-back';
