import { statSync } from 'node:fs';

/**
 * Imports a package while the server runs. Node stops following symbolic links if what it looked at last was a socket or a pipe (its
 * `realpathSync` reads the kind of another file), such as a socket that a killed server left behind: the package is then found
 * by its link, and what it needs itself is not. So it looks at a folder first.
 */
export function lateImport<T>(bring: () => Promise<T>): Promise<T> {
  statSync('/');
  return bring();
}
