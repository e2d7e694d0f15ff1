const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isListOfNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Data of the build, too: route → modules of the page that its screen alone uses. */
export type ScreenDoors = ScreenFiles;

/**
 * Data that the build adds to a remote's Module Federation manifest: route → files of its screen alone, relative to the
 * build's folder.
 */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;

const listsIn = (lists: unknown): ScreenFiles =>
  Object.fromEntries(
    Object.entries(isRecord(lists) ? lists : {}).filter((entry): entry is [string, string[]] =>
      isListOfNames(entry[1]),
    ),
  );

/**
 * The files of each screen that is loaded on its own. @param mfManifest of any origin: values that are not such a list
 * are left out
 */
export const screensOf = (mfManifest: unknown): ScreenFiles =>
  listsIn(isRecord(mfManifest) ? mfManifest.screens : undefined);

const isAtOrBelow = (address: string, path: string) =>
  address === path || address.startsWith(path.endsWith('/') ? path : `${path}/`);

function nearest(lists: ScreenFiles, address: string): readonly string[] {
  const [best] = Object.entries(lists)
    .filter(([path]) => isAtOrBelow(address, path))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1] ?? [];
}

/** The files that only the screen at an address needs: none where its remote has one screen, or no screen there. */
export const screenFilesAt = (mfManifest: unknown, address: string): readonly string[] =>
  nearest(screensOf(mfManifest), address);

/** The modules of the page that the screen at an address uses beside those of its whole remote. */
export const screenDoorsAt = (mfManifest: unknown, address: string): readonly string[] =>
  nearest(listsIn(isRecord(mfManifest) ? mfManifest.screenDoors : undefined), address);
