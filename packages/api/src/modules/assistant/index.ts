// What other modules may use of this one.
export * from './wording';
