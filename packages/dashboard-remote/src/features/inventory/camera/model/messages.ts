import type { Sighting } from './sighting';

/** A picture as the decoder takes it. */
export type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The page's messages to the worker. `compile` comes first. */
export type ToWorker = { compile: ArrayBuffer } | { read: Picture };

/** The worker's answers, one to each message. */
export type FromWorker = { is: 'ready' } | { is: 'seen'; seen: Sighting[] } | { is: 'failed'; reason: string };
