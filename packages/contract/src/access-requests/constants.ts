/** Requests for a permission that one person may make within a day. */
export const ACCESS_REQUESTS_A_DAY = 20;
/** Most characters of the reasons that the asker and whoever declines may give. */
export const ACCESS_REASON_MAX = 500;
