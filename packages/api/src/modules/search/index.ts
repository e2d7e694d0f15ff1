// Exports for other modules.
export * from './named-record';
export { lacking } from './named-words';
