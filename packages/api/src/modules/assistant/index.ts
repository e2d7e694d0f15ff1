// Exports for other modules.
export * from './days-meant';
export * from './wording';
export { dateThere, day, moment } from './time-zone';
export type { Reader } from './time-zone';
