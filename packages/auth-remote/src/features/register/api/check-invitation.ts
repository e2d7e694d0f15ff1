import { isApiError, type Http } from '@slotwise/shared/http';

/** The company or WMS that an invitation would let one join. Throws `ApiError` `invalid_invitation_token`. */
export const checkInvitation = (http: Http, token: string, signal: AbortSignal) =>
  http('POST /invitation/validtoken', { body: { token }, auth: 'none', signal });

/** Refusals of the invitation itself. Any other failure says nothing about it: it may well be good. */
const REFUSALS: ReadonlySet<string> = new Set(['invalid_invitation_token', 'validation_failed']);
export const refusesInvitation = (error: unknown): boolean => isApiError(error) && REFUSALS.has(error.code);
