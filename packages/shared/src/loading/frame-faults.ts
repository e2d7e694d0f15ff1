import type { RemoteFault } from './remote-fault';

/** A remote in a frame of its own does not answer the page. */
export const frameSilent: RemoteFault = { kind: 'timeout', reason: { id: 'frame.silent' } };
/** It loaded another page in its place. */
export const frameLeft: RemoteFault = { kind: 'runtime', reason: { id: 'frame.left' } };
/** It leaves the page no time for anything else. */
export const frameFlooded: RemoteFault = { kind: 'runtime', reason: { id: 'frame.flooded' } };
