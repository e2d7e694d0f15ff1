import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor';

/** Data of a request for the rows and log lines that it causes. */
export interface CurrentRequest {
  id: string;
  ip: string;
  actor: Actor | null;
}

export const requestStorage = new AsyncLocalStorage<CurrentRequest>();

/** The request being served; undefined in sweepers. */
export const currentRequest = (): CurrentRequest | undefined => requestStorage.getStore();
