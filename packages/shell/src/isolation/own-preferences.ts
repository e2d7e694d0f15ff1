const PREFIX = 'preference.';

/** All that the page keeps for a remote, by the keys that the remote uses; nothing where storage is refused. See `createPreferences`. */
export function ownPreferences(remote: string): Record<string, string> {
  try {
    const start = `${PREFIX}${remote}.`;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return Object.fromEntries(keys.map((key) => [key.slice(start.length), localStorage.getItem(key) ?? '']));
  } catch {
    return {};
  }
}
