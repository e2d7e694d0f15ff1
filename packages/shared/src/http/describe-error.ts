import { describeErrorIn, type ErrorDescription } from '@slotwise/shared/words';

/** What to tell people about an error, in English: `useDescribeError` says it in the page's language. */
export const describeError = (error: unknown): ErrorDescription => describeErrorIn('en', error);
