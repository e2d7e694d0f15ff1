import type { RemoteManifest } from './manifest';

/** Lists of a manifest whose entries have a text for people: the key of an entry, and the text. */
const LISTS = [
  ['routes', 'path', 'title'],
  ['pages', 'id', 'label'],
  ['pages', 'id', 'words'],
  ['navigation', 'href', 'label'],
  ['navigation', 'href', 'words'],
  ['records', 'kind', 'label'],
  ['actions', 'id', 'label'],
  ['actions', 'id', 'words'],
  ['extensions', 'module', 'title'],
  ['notifications', 'kind', 'about'],
  ['notifications', 'kind', 'text'],
  ['notifications', 'kind', 'many'],
] as const;

const entriesOf = (manifest: RemoteManifest, list: (typeof LISTS)[number][0]) =>
  (manifest[list] ?? []) as readonly Record<string, unknown>[];

/**
 * Place of an entry's text, as ids of catalogues are written: `routes./roles.title`, `extensions.open-counts.title`.
 */
const placeOf = (list: string, entry: Record<string, unknown>, key: string, text: string) =>
  `${list}.${String(entry[key]).replace(/^[.][/]/, '')}.${text}`;

/** The texts of a manifest that people read, by their place: `name`, `routes./roles.title`. */
export function manifestTexts(manifest: RemoteManifest): Record<string, string> {
  const texts: Record<string, string> = { name: manifest.name };
  for (const [list, key, text] of LISTS) {
    for (const entry of entriesOf(manifest, list)) {
      // A page may go by the title of its route, and not all have other words.
      const word = entry[text];
      if (typeof word === 'string') texts[placeOf(list, entry, key, text)] = word;
    }
  }
  return texts;
}

/**
 * The manifest with other texts in their places; entries without one stay as they are. @param texts as `manifestTexts`
 * names them
 */
export function manifestWith(manifest: RemoteManifest, texts: Readonly<Record<string, string>>): RemoteManifest {
  const written = { ...manifest, name: texts.name ?? manifest.name };
  for (const [list, key, text] of LISTS) {
    if (!manifest[list]) continue;
    // Of what is written already: a list has several texts.
    const translated = entriesOf(written, list).map((entry) => {
      const word = texts[placeOf(list, entry, key, text)];
      return word === undefined ? entry : { ...entry, [text]: word };
    });
    Object.assign(written, { [list]: translated });
  }
  return written;
}
