const KEPT = 5;
const storageKey = (userId: string) => `recent-search:${userId}`;

/** Keys of the results that this user chose lately on this device, newest first. */
export function recentKeys(storage: () => Storage, userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    // Somebody else wrote there, or the browser forbids to look: as good as nothing chosen yet.
    return [];
  }
}

export function rememberChosen(storage: () => Storage, userId: string, key: string): void {
  const keys = [key, ...recentKeys(storage, userId).filter((other) => other !== key)].slice(0, KEPT);
  try {
    storage().setItem(storageKey(userId), JSON.stringify(keys));
  } catch (error) {
    console.warn('What was chosen could not be remembered.', error);
  }
}
