/** The choice that somebody made about the card that leads a company: not to see it, or to see it also when all is done. */
export const FIRST_STEP_CHOICES = ['dismissed', 'shown'] as const;
export const SAMPLE_STATUSES = ['making', 'made', 'failed', 'removing'] as const;
/** Things of a company's own that can stand on sample data. */
export const SAMPLE_IN_WAY = ['sku', 'location', 'order', 'receipt', 'warehouse'] as const;
/** Of what is in the way, so many are named. */
export const SAMPLE_NAMED = 5;
