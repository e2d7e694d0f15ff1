export { generateInstance } from './generate';
export type { Instance, Sizes } from './generate';
export { graphDistances } from './graph-distances';
export { shortestTour } from './shortest-tour';
export { walkPolicy } from './walk-policy';
