const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Data that the build adds to a remote's Module Federation manifest: route → files of its screen alone, relative to the
 * build's folder.
 */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;

/**
 * The files of each screen that is loaded on its own. @param mfManifest of any origin: values that are not such a list
 * are left out
 */
export function screensOf(mfManifest: unknown): ScreenFiles {
  const screens = isRecord(mfManifest) && isRecord(mfManifest.screens) ? mfManifest.screens : {};
  return Object.fromEntries(
    Object.entries(screens).filter((entry): entry is [string, string[]] => isListOfNames(entry[1])),
  );
}

const isAtOrBelow = (address: string, path: string) =>
  address === path || address.startsWith(path.endsWith('/') ? path : `${path}/`);

/** The files that only the screen at an address needs: none where its remote has one screen, or no screen there. */
export function screenFilesAt(mfManifest: unknown, address: string): readonly string[] {
  const [best] = Object.entries(screensOf(mfManifest))
    .filter(([path]) => isAtOrBelow(address, path))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1] ?? [];
}
