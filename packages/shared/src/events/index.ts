export { createEventBus } from './event-bus';
export { scopeBus } from './scope-bus';
export { createLiveConnection } from './live-connection';
export type { LiveConnection, LiveConnectionOptions, LiveStatus } from './live-connection';
export { applyReactions, REACTIONS } from './reactions';
export type { Step } from './reactions';
export { createReadable } from './readable';
export type { Writable } from './readable';
