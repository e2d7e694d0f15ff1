// Exports for other modules.
export * from './events';
export * from './name-queries';
export * from './queries';
