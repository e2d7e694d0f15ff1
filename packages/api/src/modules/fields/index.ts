// Exports for other modules.
export * from './look-alikes';
export * from './name-taken';
export * from './text';
