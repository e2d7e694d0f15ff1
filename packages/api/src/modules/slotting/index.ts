// Exports for other modules.
export { inputs } from './input/kept-inputs';
export { beginRun } from './start-run';
export { planOfRun, type PlanOfRun } from './plan-of-run';
export { findRun } from './run-queries';
export { allTerms, termsOf } from './terms-queries';
