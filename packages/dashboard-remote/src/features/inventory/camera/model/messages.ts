import type { Sighting } from './sighting';

/** A picture as the decoder takes it. */
export type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

/** What the page tells the worker. `compile` comes first. */
export type ToWorker = { compile: ArrayBuffer } | { read: Picture };

/** What the worker answers, one answer to each message. */
export type FromWorker = { is: 'ready' } | { is: 'seen'; seen: Sighting[] } | { is: 'failed'; reason: string };
