// What other modules may use of this one.
export { servedManifests } from './registry';
