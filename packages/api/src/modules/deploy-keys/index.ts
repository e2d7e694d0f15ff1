// Exports for other modules.
export * from './administrators';
export * from './authorize';
export * from './events';
export { liveKeys } from './queries';
