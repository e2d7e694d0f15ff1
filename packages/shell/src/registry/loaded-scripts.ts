import type { RegistryEntry } from '@slotwise/contract';
import { folderOf } from '@slotwise/shared/loading';

/** The texts of a build's scripts that this page has loaded, out of the browser's cache; none where they cannot be had. */
export async function loadedScripts(entry: RegistryEntry): Promise<string[]> {
  const folder = folderOf(entry);
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [...new Set(names)].filter((name) => name.includes(folder) && name.endsWith('.js'));
  try {
    const answers = await Promise.all(own.map((name) => fetch(name, { cache: 'force-cache', mode: 'cors' })));
    return await Promise.all(answers.map((answer) => answer.text()));
  } catch (error) {
    console.debug(`The scripts of ${entry.id} could not be read again.`, error);
    return [];
  }
}
