// Exports for other modules.
export { canaryReporters, healthSince, hoursSince } from './queries';
export type { CanaryReporter } from './queries';
