// What other modules may use of this one.
export { isAmong, newStranger, readVisitor, stranger, toVisitor, visitorCookie } from './visitor';
export type { Known, Visitor } from './visitor';
