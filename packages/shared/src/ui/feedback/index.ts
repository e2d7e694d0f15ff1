// Shared at run time: how every screen says what state things are in and how they went.
export { StateBadge } from './state-badge';
export type { StateBadgeProps } from './state-badge';
export { STATE_LOOKS } from './state-looks';
export type { StateName } from './state-looks';
