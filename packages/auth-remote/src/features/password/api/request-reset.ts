import type { Http } from '@slotwise/shared/http';

/** Mails a link to choose a new password; the answer is the same for every address. */
export const requestReset = (http: Http, email: string) =>
  http('POST /password/forgot', { body: { email: email.trim() }, auth: 'none' });
