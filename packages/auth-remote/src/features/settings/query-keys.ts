/** Keys of the reads of the settings. */
export const settingsKeys = {
  partnerKeys: ['auth', 'partner-keys'] as const,
  twoFactor: ['auth', 'two-factor'] as const,
  sessions: ['auth', 'sessions'] as const,
};
