import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** Asks how sending to these rows would be answered. Nothing is stored, and nobody is written to. */
export const checkMany = (
  http: Http,
  body: Body<'POST /invitation/bulk/check'>,
  signal: AbortSignal,
): Promise<Answer<'POST /invitation/bulk/check'>> =>
  http('POST /invitation/bulk/check', { body, signal, changes: false });
