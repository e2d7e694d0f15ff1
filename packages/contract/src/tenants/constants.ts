/** Days between asking for the deletion of a company and its beginning, in which anybody who could ask can take it back. */
export const DELETION_GRACE_DAYS = 14;

/** Days that a week can begin with, where the language does not say it. */
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;

/** Units in which measures are shown and typed. They are stored in millimetres and grams. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;

/** Millimetres or grams of imperial units, as exact fractions: `times / per` of them make one. */
export const IMPERIAL_UNITS = {
  in: { times: 254, per: 10 },
  ft: { times: 3048, per: 10 },
  oz: { times: 28_349_523_125, per: 1_000_000_000 },
  lb: { times: 45_359_237, per: 100_000 },
} as const;

/** Months that a company or WMS can have its audit kept for. A year at least: nobody wipes out what they have just done. */
export const AUDIT_RETENTION = { min: 12, max: 120 } as const;
