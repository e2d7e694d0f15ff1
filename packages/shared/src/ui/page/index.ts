// A door of its own: it leads to the router, which the first door must not wait for.
export { Breadcrumb } from './breadcrumb';
export type { Ancestor } from './breadcrumb';
