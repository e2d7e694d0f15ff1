/** Keys of the reads of the settings. */
export const settingsKeys = {
  assistant: ['auth', 'assistant'] as const,
  apiKeys: ['auth', 'api-keys'] as const,
  warehouses: ['auth', 'warehouses'] as const,
  webhooks: ['auth', 'webhooks'] as const,
  deliveries: ['auth', 'webhook-deliveries'] as const,
  partnerKeys: ['auth', 'partner-keys'] as const,
  passkeys: ['auth', 'passkeys'] as const,
  twoFactor: ['auth', 'two-factor'] as const,
  access: ['auth', 'access'] as const,
  tenant: ['auth', 'tenant-settings'] as const,
  sessions: ['auth', 'sessions'] as const,
};
