// Requests and answers of the server of a partner's portal. Needs no types of the DOM.
import type { Answer, Body } from '@slotwise/contract';

export type { ApiErrorBody, ErrorCode, PermissionName } from '@slotwise/contract';

/** Body of `POST /api/embed/tokens`, sent with a partner key as the bearer. Name the member by `user_id` or by `email`. */
export type EmbedTokenRequest = Body<'POST /embed/tokens'>;

/** The answer with status 201, for the page's `fetchToken`. Any other status has an `ApiErrorBody`. */
export type EmbedTokenAnswer = Answer<'POST /embed/tokens'>;
