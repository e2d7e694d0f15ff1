// Exports for other modules.
export { isAmong, newStranger, readVisitor, stranger, toVisitor, visitorCookie } from './visitor';
export type { Known, Visitor } from './visitor';
