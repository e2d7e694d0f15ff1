/** Days between asking for the deletion of a company and its beginning, in which anybody who could ask can take it back. */
export const DELETION_GRACE_DAYS = 14;

/** Days that a week can begin with, where the language does not say it. */
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;

/** Units in which measures are shown and typed. They are stored in millimetres and grams. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;

/** Months that a company or WMS can have its audit kept for. A year at least: nobody wipes out what they have just done. */
export const AUDIT_RETENTION = { min: 12, max: 120 } as const;
