/** Ways to choose the places of a count: a zone, the SKUs of an ABC class, those counted longest ago, by name. */
/** By lines of the last ninety days. */
export const COUNTED_CLASSES = ['A', 'B', 'C'] as const;
export const COUNT_CHOICES = ['zone', 'class', 'oldest', 'locations'] as const;
export const COUNT_STATUSES = ['open', 'done', 'canceled'] as const;
/** `recount`: somebody else counts it again. `to_approve`: it differs by more than the warehouse's limit. */
export const COUNT_TASK_STATUSES = ['open', 'recount', 'to_approve', 'done', 'canceled'] as const;
