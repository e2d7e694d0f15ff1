/** Days between asking for the deletion of a company and its beginning, in which anybody who could ask can take it back. */
export const DELETION_GRACE_DAYS = 14;
