import type { Answer } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Makes a deploy key; its secret is answered this once. */
export const makeKey = (http: Http, key: { remote: string; name: string }): Promise<Answer<'POST /remotes/keys'>> =>
  http('POST /remotes/keys', { body: key });
