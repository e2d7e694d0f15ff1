// Exports for other modules.
export * from './events';
export * from './guard';
export * from './queries';
