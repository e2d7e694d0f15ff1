// Exports for other modules.
export * from './colleague';
export * from './events';
export * from './name-queries';
export { peopleWithRole, roleCalled } from './people-with-role';
export * from './queries';
export { userSearch } from './search';
export { namesOfUsers } from './subject-name-queries';
export { holderOf, mayAnother } from './worker-queries';
