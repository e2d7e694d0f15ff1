/** Searches for a plan in a thread of its own, at a lower priority than the server that waits for it. */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { SlottingBasis, SlottingMeasure, SlottingSettings, SlottingWarning } from '@slotwise/contract';
import { optimise, type Plan } from '@slotwise/engine';
import type { RunInput } from '../input/run-input';
import { Judge } from './judge';
import { planOfPlaces, slotsOf } from './slots';

export interface SearchTask {
  input: RunInput;
  settings: SlottingSettings;
  /** Set to 1 by who wants it to end. */
  flag: Int32Array;
  /** Milliseconds that were searched before, by a server that is gone. */
  elapsedMs: number;
  /** The best plan of that server, as places of the SKUs. */
  start?: Int32Array;
}

export interface FoundPlan {
  /** Number of the place of each SKU. */
  places: Int32Array;
  measure: SlottingMeasure;
  moved: number;
  /** What the search lowers. */
  weighed: number;
  warnings: SlottingWarning[];
}

export type SearchMessage =
  | { basis: SlottingBasis }
  | { progress: { spent: number; moves: number; elapsedMs: number } }
  | { best: FoundPlan }
  | { end: { moves: number; stopped: boolean } };

/** Progress is told this often: more than twice a second. */
const TELL_MS = 250;

if (!parentPort) throw new Error('This is loaded by a worker.');
const port = parentPort;
const send = (message: SearchMessage) => port.postMessage(message);

/** Only Linux knows threads by a number of their own; elsewhere the search has the priority of the server. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
}

const { input, settings, flag, elapsedMs, start } = workerData as SearchTask;
yieldToOthers();
const began = performance.now() - elapsedMs;
const elapsed = () => performance.now() - began;
const isStopped = () => Atomics.load(flag, 0) === 1;

const slots = slotsOf(input);
const judge = new Judge(input, slots, settings.speed);
const { basis, plan: ruled } = judge.basis(settings.seed);
send({ basis });

let best: FoundPlan | undefined;
function consider(plan: Plan): void {
  const { plan: allowed, forbidden } = judge.permitted(plan);
  const weighed = judge.weighed(allowed);
  if (best && weighed >= best.weighed) return;
  const places = judge.placesOf(allowed);
  const warnings: SlottingWarning[] = forbidden > 0 ? [{ code: 'moves_forbidden', count: forbidden }] : [];
  best = { places, measure: judge.measure(allowed), moved: judge.moved(places), weighed, warnings };
  send({ best });
}
// Nothing worse than what is there is ever proposed.
consider(slots.today);
consider(ruled);
if (start) consider(planOfPlaces(slots, start));

let told = -Infinity;
function spent(moves: number): number {
  const ms = elapsed();
  const byTime = ms / (settings.seconds * 1000);
  const share = Math.min(1, settings.moves === null ? byTime : Math.max(moves / settings.moves, byTime >= 1 ? 1 : 0));
  if (ms - told >= TELL_MS) {
    told = ms;
    send({ progress: { spent: share, moves, elapsedMs: Math.round(ms) } });
  }
  return isStopped() ? 1 : share;
}

let latest: Plan | undefined;
const { plan, moves } = optimise(slots.problem, {
  seed: settings.seed,
  spent,
  progress({ plan: found }) {
    if (found === latest || isStopped()) return;
    latest = found;
    consider(found);
  },
});
if (!isStopped()) consider(plan);
send({ progress: { spent: isStopped() ? spent(moves) : 1, moves, elapsedMs: Math.round(elapsed()) } });
send({ end: { moves, stopped: isStopped() } });
port.close();
