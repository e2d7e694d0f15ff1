/**
 * Business constants of the product. Plain data: safe to import as values in a browser.
 * Times are milliseconds unless the name says otherwise, widths are CSS pixels.
 */
export const PRODUCT_NAME = 'Slotwise';

/** Version of the platform API that the shell offers to remotes; manifests name a semver range of it. */
export const PLATFORM_API_VERSION = '1.0.0';

export const API_PREFIX = '/api';
export const API_TIMEOUT_MS = 5000;

/** The access token is refreshed this long before it expires. */
export const REFRESH_LEAD_MS = 30_000;
export const ACCESS_TOKEN_TTL_S = 600;
/** A token of an embedded remote; the partner's server asks for another one before it is over. */
export const EMBED_TOKEN_TTL_S = 600;
export const REFRESH_TOKEN_TTL_S = 30 * 24 * 3600;
/** A rotated refresh token still answers with the same child for this long (two tabs, a lost response). */
export const REFRESH_GRACE_MS = 10_000;

export const STREAM_RETRY_AFTER_ERROR_MS = 1000;
export const STREAM_RETRY_WITHOUT_TOKEN_MS = 2000;
/** The server sends a heartbeat on a silent stream this often; a client that hears nothing for three of them reconnects. */
export const STREAM_HEARTBEAT_MS = 15_000;
export const STREAM_TICKET_TTL_MS = 30_000;

export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiresAt: 'expires_at',
  theme: 'theme',
} as const;

export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_MAX_AGE_S = 7 * 24 * 3600;
export const SIDEBAR_WIDTH = '10rem';
export const SIDEBAR_WIDTH_ICON = '4.6rem';

export const MENU_MAX_ITEMS = 5;
export const COUNTDOWN_INTERVAL_MS = 1000;
export const SKELETON_PLACEHOLDERS = 3;
export const AVATAR_MAX_INITIALS = 2;
export const STEP_ANIMATION_S = 0.3;
export const POPOVER_WIDTH = '18rem';
export const SCROLLBAR_HIDE_DELAY_MS = 600;
export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const INVITATION_TTL_DAYS = 7;
export const INVITATION_TTL_DAYS_MAX = 30;
/** People that one call may invite. */
export const BULK_INVITATIONS_MAX = 500;
/** Longest address of a row of such a call. */
export const BULK_ADDRESS_MAX = 320;
export const RESET_TOKEN_TTL_MS = 30 * 60_000;
/** Items of a page: the most that one call answers, and what it answers when the call does not say. */
export const PAGE_MAX = 200;
export const PAGE_USUAL = 50;
export const PROMPT_MAX = 4000;

/** Where people are sent when a route is not for them. */
export const HOME_PATHS = { visitor: '/landing', user: '/dashboard', login: '/login', register: '/register' } as const;

/** Initial range of the dashboard's date picker: starts here and lasts this many days. */
export const DASHBOARD_RANGE = { start: '2022-01-20', days: 20, months: 2 } as const;

/** A request that a person makes is found again in the logs by this header. */
export const HEADERS = {
  requestId: 'x-request-id',
  refreshToken: 'x-refresh-token',
  connectionId: 'x-connection-id',
  idempotencyKey: 'idempotency-key',
} as const;

/** Same pattern on both sides of the wire: something, an at sign, a dotted domain; no spaces. */
export const EMAIL_PATTERN = '^[^\\s@<>"(),:;\\\\]+@[^\\s@<>"(),:;\\\\.]+(\\.[^\\s@<>"(),:;\\\\.]+)+$';

/** A canary that fails for this many people within its window, and for this share of those who report, is taken back. */
export const CANARY_BUDGET = { windowMs: 5 * 60_000, people: 3, share: 0.05 } as const;
