/** The beginning of every API key: it tells one from a token, and makes it recognisable in logs, in commits, in a page. */
export const API_KEY_PREFIX = 'swa_';
/** A tenant has so many at most, those that have expired and are not removed included. */
export const API_KEYS_MAX = 50;
