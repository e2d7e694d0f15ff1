import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { FileStore } from './file-store';

/** A name that the file system cannot have names no file either. */
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);
const isMissing = (fault: unknown) => ABSENT.has((fault as NodeJS.ErrnoException).code);

/** Files of one folder. A reader meets a file whole or not at all. */
export function folderStore(folder: string): FileStore {
  const locate = (path: string): string | undefined => {
    const file = normalize(join(folder, path));
    return path.includes('\0') || !file.startsWith(folder + sep) ? undefined : file;
  };
  return {
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
    async put(path, content) {
      const file = locate(path);
      if (!file) throw new Error(`${path} is not a path of a file`);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, content);
      await rename(draft, file);
    },
    async get(path) {
      const file = locate(path);
      if (!file) return undefined;
      try {
        return await readFile(file);
      } catch (fault) {
        if (isMissing(fault)) return undefined;
        throw fault;
      }
    },
    async has(path) {
      const file = locate(path);
      if (!file) return false;
      try {
        return (await stat(file)).isFile();
      } catch (fault) {
        if (isMissing(fault)) return false;
        throw fault;
      }
    },
    async delete(path) {
      const file = locate(path);
      if (!file) return;
      await rm(file, { force: true });
      // With its last file a folder goes too, as in a bucket; a folder that others write into meanwhile stays.
      for (let dir = dirname(file); dir.startsWith(folder + sep); dir = dirname(dir)) {
        if (
          !(await rmdir(dir).then(
            () => true,
            () => false,
          ))
        )
          return;
      }
    },
  };
}
