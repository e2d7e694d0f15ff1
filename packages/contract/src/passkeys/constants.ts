/** So many passkeys one account may have. */
export const PASSKEYS_MAX = 20;
/** The ways by which a browser says that it reaches an authenticator. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
