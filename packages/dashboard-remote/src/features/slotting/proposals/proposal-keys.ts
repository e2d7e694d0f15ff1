/** Keys of the queries that the screens of proposals read. */
export const proposalKeys = {
  proposals: ['dashboard', 'move-proposals'] as const,
  /** Under those above. */
  one: ['dashboard', 'move-proposals', 'one'] as const,
  curve: ['dashboard', 'move-curve'] as const,
};
