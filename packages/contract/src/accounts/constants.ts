export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiresAt: 'expires_at',
  theme: 'theme',
} as const;

/** The access token is refreshed this long before it expires. */
export const REFRESH_LEAD_MS = 30_000;
export const ACCESS_TOKEN_TTL_S = 600;
export const REFRESH_TOKEN_TTL_S = 30 * 24 * 3600;
/** A rotated refresh token still answers with the same child for this long (two tabs, a lost response). */
export const REFRESH_GRACE_MS = 10_000;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const RESET_TOKEN_TTL_MS = 30 * 60_000;
