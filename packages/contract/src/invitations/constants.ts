export const INVITATION_TTL_DAYS = 7;
export const INVITATION_TTL_DAYS_MAX = 30;
/** People that one call may invite. */
export const BULK_INVITATIONS_MAX = 500;
/** Longest address of a row of such a call. */
export const BULK_ADDRESS_MAX = 320;
