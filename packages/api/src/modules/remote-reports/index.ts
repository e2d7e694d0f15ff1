// What other modules may use of this one.
export { canaryReporters, healthSince, hoursSince } from './queries';
export type { CanaryReporter } from './queries';
