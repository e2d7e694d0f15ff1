// What other modules may use of this one.
export { planOfRun, type PlanOfRun } from './plan-of-run';
