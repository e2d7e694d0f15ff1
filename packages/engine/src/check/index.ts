export { faultsOf, walkTours } from './check-plan';
export { generateInstance } from './generate';
export { generateOrders } from './generate-orders';
export type { Instance, Sizes } from './generate';
export { graphDistances } from './graph-distances';
export { shortestTour } from './shortest-tour';
export { walkPolicy } from './walk-policy';
