/**
 * Codes that a person was shown and has not put away, by the id of their account. They cannot be shown again: whoever leaves the
 * page by a key of the browser finds them when they come back, until the page is loaded anew.
 */
export const shownCodes = new Map<string, readonly string[]>();
