// Exports for other modules.
export * from './name-taken';
export * from './text';
