// Exports for other modules.
export { inputs } from './input/kept-inputs';
export { layoutChanged, layoutOfRun } from './layout-changed';
export { beginRun } from './start-run';
export { planOfRun, type PlanOfRun } from './plan-of-run';
export { findRun } from './run-queries';
export { allTerms, termsOf } from './terms-queries';
