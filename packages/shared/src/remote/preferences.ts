import type { Preferences } from '../platform';

/**
 * Preferences in the browser's storage, for one owner (`<id>.`). If storage is refused they live as long as the page.
 */
export function createPreferences(prefix = 'preference.'): Preferences {
  const values = new Map<string, string>();
  return {
    get(key) {
      try {
        return localStorage.getItem(prefix + key) ?? values.get(key) ?? null;
      } catch {
        return values.get(key) ?? null;
      }
    },
    set(key, value) {
      values.set(key, value);
      try {
        localStorage.setItem(prefix + key, value);
      } catch {
        // Full, or refused: the choice holds for this page.
      }
    },
  };
}
