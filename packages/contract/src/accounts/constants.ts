export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiresAt: 'expires_at',
  theme: 'theme',
} as const;

/** Languages that the product has words in. The catalogues are written in the first; the others are translations. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language as its own speakers write it, whatever language the page is in. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
/** Cookie with the language that was chosen in this browser: the page is then given out in it. */
export const LANGUAGE_COOKIE = 'language';

/** The access token is refreshed this long before it expires. */
export const REFRESH_LEAD_MS = 30_000;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const RESET_TOKEN_TTL_MS = 30 * 60_000;
export const CONFIRMATION_TTL_DAYS = 7;
