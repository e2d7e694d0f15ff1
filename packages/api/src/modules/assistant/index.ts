// Exports for other modules.
export * from './wording';
