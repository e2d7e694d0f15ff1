/** Kept of what was chosen, and of terms that led nowhere yet. */
const KEPT = { chosen: 5, terms: 2 };
const storageKey = (userId: string) => `recent-search:${userId}`;

/** Key of a term that was typed. No result has such a one. */
export const termKey = (term: string): string => `?${term.trim()}`;
/** The term of such a key; undefined if it is a result's. */
export const termOf = (key: string): string | undefined => (key.startsWith('?') ? key.slice(1) : undefined);

/** Keys of what this user looked for lately on this device, newest first: results that were chosen, and terms. */
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
  const keys = [key, ...recentKeys(storage, userId).filter((other) => other !== key)];
  const isTerm = (each: string) => termOf(each) !== undefined;
  const terms = keys.filter(isTerm).slice(0, KEPT.terms);
  const chosen = keys.filter((each) => !isTerm(each)).slice(0, KEPT.chosen);
  try {
    const kept = keys.filter((each) => terms.includes(each) || chosen.includes(each));
    storage().setItem(storageKey(userId), JSON.stringify(kept));
  } catch (error) {
    console.warn('What was chosen could not be remembered.', error);
  }
}

/** A search that is closed before it led anywhere opens empty the next time, and offers what was typed. */
export function rememberTerm(storage: () => Storage, userId: string, term: string): void {
  if (term.trim() !== '') rememberChosen(storage, userId, termKey(term));
}
