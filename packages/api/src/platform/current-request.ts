import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor';

/** What rows and log lines say of the request that caused them. */
export interface CurrentRequest {
  id: string;
  ip: string;
  actor: Actor | null;
}

export const requestStorage = new AsyncLocalStorage<CurrentRequest>();

/** The request being served; undefined in sweepers. */
export const currentRequest = (): CurrentRequest | undefined => requestStorage.getStore();
