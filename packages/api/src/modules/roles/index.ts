// Exports for other modules.
export * from './colleague';
export * from './events';
export * from './given-role';
export * from './guard';
export * from './queries';
