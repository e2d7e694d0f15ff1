import { SHELLS, VERSIONS } from './builds.mjs';

const COLOURS = { green: 32, red: 31, grey: 90, bold: 1 };
const SHELL_NAMES = ['shell now', 'shell before'];
const WIDTH = 22;

/** @returns {(colour: keyof typeof COLOURS, text: string) => string} @param {boolean} coloured */
const painter = (coloured) => (colour, text) => (coloured ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text);

/**
 * @typedef {{ shells: { build: string }[], remotes: { id: string, versions: { version: string, build: string }[] }[] }} Builds
 * @typedef {import('./run-matrix.mjs').Cell} Cell
 */

/**
 * The matrix for a terminal: a row for each version of each remote, a column for each shell, then why cells are red.
 * @param {Builds} builds
 * @param {Cell[]} cells
 * @param {{ coloured: boolean }} how
 * @returns {string}
 */
export function drawMatrix({ shells, remotes }, cells, { coloured }) {
  const paint = painter(coloured);
  const columns = Array.from({ length: SHELLS }, (_, at) => shells[at]);
  /** @param {string} remote @param {string} build @param {{ build: string } | undefined} shell */
  const cellOf = (remote, build, shell) =>
    cells.find((cell) => cell.remote === remote && cell.build === build && cell.shell === shell?.build);
  /** @param {Cell | undefined} cell */
  const drawn = (cell) => {
    if (!cell) return paint('grey', '·'.padEnd(WIDTH));
    const text = `${cell.passed ? '■' : '✗'} ${(cell.ms / 1000).toFixed(1)} s`;
    return paint(cell.passed ? 'green' : 'red', text.padEnd(WIDTH));
  };
  const longest = Math.max(8, ...remotes.map(({ id }) => id.length)) + 2;
  const names = columns.map((shell, at) => `${SHELL_NAMES[at]} ${shell ? shell.build.slice(0, 7) : 'none'}`);
  const head = paint(
    'bold',
    `${' '.repeat(longest + 10)}${names.map((name) => name.padEnd(WIDTH)).join('')}`.trimEnd(),
  );
  const rows = remotes.flatMap(({ id, versions }) =>
    Array.from({ length: VERSIONS }, (_, at) => {
      const version = versions[at];
      const name = (at === 0 ? id : '').padEnd(longest) + (version?.version ?? '–').padEnd(10);
      const line = columns.map((shell) => drawn(version && cellOf(id, version.build, shell))).join('');
      return version ? name + line.trimEnd() : paint('grey', (name + line).trimEnd());
    }),
  );
  const red = cells.filter(({ passed }) => !passed);
  const why = red.map(
    ({ remote, version, shell, why: reason }) =>
      `${paint('red', '✗')} ${remote} ${version} with ${names.find((name) => name.endsWith(shell.slice(0, 7)))}: ${reason}`,
  );
  return [head, ...rows, ...(why.length > 0 ? ['', ...why] : []), '', summary({ shells, remotes }, cells)].join('\n');
}

/** @param {Builds} builds @param {Cell[]} cells */
function summary({ shells, remotes }, cells) {
  const wanted = SHELLS * VERSIONS * remotes.length;
  const red = cells.filter(({ passed }) => !passed).length;
  const absent = wanted - cells.length;
  const missing =
    absent > 0
      ? `; ${absent} do not exist, because ${[
          shells.length < SHELLS && 'no earlier shell is known',
          remotes.some(({ versions }) => versions.length < VERSIONS) && 'not every remote has three versions',
        ]
          .filter(Boolean)
          .join(' and ')}`
      : '';
  return `${cells.length - red} pairs passed, ${red} failed${missing}.`;
}
