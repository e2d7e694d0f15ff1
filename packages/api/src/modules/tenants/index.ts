// Exports for other modules.
export * from './queries';
export { firstWeekdayOf } from './settings-queries';
export * from './tenant';
