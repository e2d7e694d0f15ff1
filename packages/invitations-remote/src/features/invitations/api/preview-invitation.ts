import type { Answer, Body } from '@slotwise/contract';
import type { Http } from '@slotwise/shared/http';

/** The message as it would be sent, with a placeholder for the link. Nothing is stored. */
export const previewInvitation = (
  http: Http,
  body: Body<'POST /invitation/preview'>,
  signal: AbortSignal,
): Promise<Answer<'POST /invitation/preview'>> => http('POST /invitation/preview', { body, signal, changes: false });
