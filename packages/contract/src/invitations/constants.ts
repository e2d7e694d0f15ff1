export const INVITATION_TTL_DAYS = 7;
export const INVITATION_TTL_DAYS_MAX = 30;
/** People that one call may invite. */
export const BULK_INVITATIONS_MAX = 500;
