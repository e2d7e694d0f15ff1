import type { Tokens } from '@slotwise/contract';
import { STORAGE_KEYS } from '@slotwise/contract/constants';

export interface StoredTokens {
  access: string;
  /** Null: this session cannot be refreshed. */
  refresh: string | null;
  /** Epoch milliseconds; 0 if the stored value is no number. */
  expiresAt: number;
}

export interface TokenStore {
  read(): StoredTokens | null;
  write(tokens: Tokens, expiresAt: number): void;
  clear(): void;
  /** Calls back when another tab wrote or cleared. Returns the function that ends it. */
  watch(changed: () => void): () => void;
}

/** A browser may refuse storage altogether; then the session lives as long as the page. */
function usableStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem(STORAGE_KEYS.accessToken);
    return localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}

/**
 * Tokens that a header can carry. Anything else in the storage is not a token of ours, and a request with it could not
 * even be made.
 */
const tokenOrNull = (stored: string | null) => (stored && /^[\x21-\x7e]+$/.test(stored) ? stored : null);

/** The tokens in the browser's storage. The access token is written last and cleared first: with it the session stands. */
export function createTokenStore(): TokenStore {
  const storage = usableStorage();
  return {
    read() {
      const stored = storage.getItem(STORAGE_KEYS.accessToken);
      if (!stored) return null;
      const expiresAt = Number(storage.getItem(STORAGE_KEYS.expiresAt));
      return {
        access: tokenOrNull(stored) ?? 'unreadable',
        refresh: tokenOrNull(storage.getItem(STORAGE_KEYS.refreshToken)),
        expiresAt: Number.isFinite(expiresAt) ? expiresAt : 0,
      };
    },
    write(tokens, expiresAt) {
      storage.setItem(STORAGE_KEYS.refreshToken, tokens.refresh_token);
      storage.setItem(STORAGE_KEYS.expiresAt, String(expiresAt));
      storage.setItem(STORAGE_KEYS.accessToken, tokens.access_token);
    },
    clear() {
      storage.removeItem(STORAGE_KEYS.accessToken);
      storage.removeItem(STORAGE_KEYS.refreshToken);
      storage.removeItem(STORAGE_KEYS.expiresAt);
    },
    watch(changed) {
      const onStorage = (event: StorageEvent) => {
        // A null key: everything was cleared.
        if (event.key === null || event.key === STORAGE_KEYS.accessToken) changed();
      };
      globalThis.addEventListener('storage', onStorage);
      return () => globalThis.removeEventListener('storage', onStorage);
    },
  };
}
