// Exports for other modules.
export * from './events';
export * from './queries';
