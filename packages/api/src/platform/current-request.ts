import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import type { Actor } from './actor';

/** Data of a request for the rows and log lines that it causes. */
export interface CurrentRequest {
  id: string;
  ip: string;
  actor: Actor | null;
  /** In which to write to whoever sent it, unless they chose another for themselves. */
  language: Language;
}

export const requestStorage = new AsyncLocalStorage<CurrentRequest>();

/** The request being served; undefined in sweepers. */
export const currentRequest = (): CurrentRequest | undefined => requestStorage.getStore();

/** The language of whoever sent the request, for names that are given in their place. */
export const languageOfRequest = (): Language => currentRequest()?.language ?? LANGUAGES[0];
