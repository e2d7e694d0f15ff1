// Exports for other modules.
export * from './days-meant';
export * from './wording';
