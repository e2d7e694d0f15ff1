// Exports for other modules.
export * from './bounds';
export * from './look-alikes';
export * from './name-taken';
export * from './text';
