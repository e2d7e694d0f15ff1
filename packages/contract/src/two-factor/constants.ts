/** Recovery codes that somebody is given. */
export const RECOVERY_CODES = 10;
