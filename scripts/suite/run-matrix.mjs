import { launch, tryPair } from './contract-suite.mjs';

/**
 * One pair of the matrix. `why` is null if it passed.
 * @typedef {{ shell: string, remote: string, version: string, build: string, passed: boolean, why: string | null,
 *   ms: number }} Cell
 */

/** Cells that are tried at the same time: a browser and its page keep about one core busy. */
const LANES = 2;

/**
 * Tries each shell with each version of each remote.
 * @param {{ shells: import('./builds.mjs').Shell[],
 *   remotes: { id: string, versions: import('./builds.mjs').Remote[] }[] }} builds
 * @param {{ browser: string, onCell?: (cell: Cell) => void }} how `browser`: the path of one
 * @returns {Promise<Cell[]>} in the order of remotes, versions, shells
 */
export async function runMatrix({ shells, remotes }, { browser: executablePath, onCell }) {
  const pairs = remotes.flatMap(({ versions }) =>
    versions.flatMap((remote) => shells.map((shell) => ({ shell, remote }))),
  );
  const cells = new Array(pairs.length);
  const waiting = pairs.map((pair, at) => ({ ...pair, at }));
  const browser = await launch(executablePath);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { shell, remote, at } = next;
      const { id, version, build } = remote;
      const first = await tryPair(browser, { shell, remote });
      // Once more, so that a machine that stalled condemns nobody.
      const outcome = first.passed ? first : await tryPair(browser, { shell, remote });
      cells[at] = { shell: shell.build, remote: id, version, build, ...outcome };
      onCell?.(cells[at]);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
  }
  return cells;
}
