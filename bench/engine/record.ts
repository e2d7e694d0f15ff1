import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HistoryResult } from './history';
import type { RoutingResult } from './routing';
import type { SearchResult } from './search';

/** Figures of the page of case studies: written by a run, committed, and never edited by hand. */
export interface Measured {
  /** With what it can be measured again. */
  command: string;
  /** Day of the run. */
  date: string;
  /** Git's name of the engine's folder as it was measured: `git log --find-object` leads to its commits. */
  engine: string;
  machine: string;
  routing: RoutingResult[];
  assignment: SearchResult[];
  retail: HistoryResult;
}

const FILE = path.join(import.meta.dirname, '../../packages/auth-remote/src/features/case-studies/model/measured.json');

const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim();

/**
 * Throws if sources of the engine or of the benchmark are not committed: git would name another state than the measured
 * one.
 */
export function ensureCommitted(): void {
  const changed = git('status', '--porcelain', '--', 'packages/engine', 'bench/engine');
  if (changed !== '') throw new Error(`Commit these before results are written:\n${changed}`);
}

export function writeMeasured(results: Pick<Measured, 'command' | 'routing' | 'assignment' | 'retail'>): void {
  const [cpu] = os.cpus();
  const measured: Measured = {
    date: new Date().toISOString().slice(0, 10),
    engine: git('rev-parse', '--short=12', 'HEAD:packages/engine'),
    machine: `${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    ...results,
  };
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}
