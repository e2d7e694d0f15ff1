// What other modules may use of this one.
export { healthOf, healthSince, hoursSince } from './queries';
