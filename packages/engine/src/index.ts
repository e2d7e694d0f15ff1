export { aisleLength, checkLayout, checkLocation, crossAisles, depthOf } from './model/layout';
export type { Layout, Location } from './model/layout';
export { distance } from './model/distance';
export type { Place } from './model/distance';
export { POLICIES, policyLength } from './routing/policies';
export type { Policy } from './routing/policies';
export { exactLength } from './routing/exact';
