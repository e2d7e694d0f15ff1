// What other modules may use of this one.
export * from './take-grant-back';
