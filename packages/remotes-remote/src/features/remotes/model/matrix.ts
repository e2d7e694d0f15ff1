import type { RemoteStatus, RemoteTrial, ShellBuild } from '@slotwise/contract';

/** The last versions that are tried with each shell. */
const VERSIONS = 3;
/** Shells in open pages: the present one, and the one before. */
const SHELLS = ['now', 'before'] as const;

export interface MatrixColumn {
  age: (typeof SHELLS)[number];
  /** Build of the shell; null: none was given out before. */
  shell: string | null;
}

export interface MatrixRow {
  version: string;
  build: string;
  /** One for each column; null: not tried. */
  cells: (RemoteTrial | null)[];
}

export interface Matrix {
  columns: MatrixColumn[];
  rows: MatrixRow[];
}

const parts = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

/** Below zero: `a` is the newer version. Of two with the same numbers the one without a suffix is. */
function newerFirst(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at >= 0) return (right[at] ?? 0) - (left[at] ?? 0);
  return Number(a.includes('-')) - Number(b.includes('-')) || (a < b ? 1 : -1);
}

/** The version matrix of one remote: its last versions, each with the shells that people have open. */
export function matrixOf({ versions, trials }: RemoteStatus, shells: readonly ShellBuild[]): Matrix {
  const columns = SHELLS.map((age, at) => ({ age, shell: shells[at]?.build ?? null }));
  const whole = versions.filter(({ available }) => available);
  const rows = whole
    .filter(({ version }, at) => whole.findIndex((other) => other.version === version) === at)
    .sort((a, b) => newerFirst(a.version, b.version))
    .slice(0, VERSIONS)
    .map(({ version, build }) => ({
      version,
      build,
      cells: columns.map(({ shell }) => trials.find((trial) => trial.build === build && trial.shell === shell) ?? null),
    }));
  return { columns, rows };
}

/** Whether an older version did not break the contract with the shell of a column, and so stands in for a row's. */
export const standsIn = ({ rows }: Matrix, row: number, column: number): boolean =>
  rows.slice(row + 1).some(({ cells }) => cells[column]?.passed !== false);
