/** Roles without login as which the server acts, one for each kind of work. They belong to the whole PostgreSQL, not to a database. */
export const ROLES = [
  'slotwise_app',
  'slotwise_system',
  'slotwise_audit',
  'slotwise_samples',
  'slotwise_deletions',
] as const;
