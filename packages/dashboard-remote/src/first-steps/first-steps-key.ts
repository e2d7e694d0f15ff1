/** Key of the query that says how far the company has come. */
export const FIRST_STEPS = ['dashboard', 'first-steps'] as const;
