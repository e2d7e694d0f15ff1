import { leastOf } from '@slotwise/engine';
import { receiveMessageOnPort } from 'node:worker_threads';
import type { Budget } from './budget';
import { searchBySeeds } from './by-seed';
import type { Question, SearchTask, SeedPlan } from './messages';

/** A thread that waits looks up this often: others may have told nothing, and the run's progress is told meanwhile. */
const LOOK_MS = 50;
/** After a stop others have this long to answer; their best plans so far are known. */
const LEFT_MS = 40;

interface CrewParts {
  task: SearchTask;
  budget: Budget;
  now(): number;
}

/** All threads of a run, as its first one leads them. */
export class Crew {
  constructor(private readonly parts: CrewParts) {}

  isStopped = (): boolean => Atomics.load(this.parts.task.shared.stop, 0) === 1;

  /**
   * Makes one search by every seed, side by side as far as there are threads. Which of them ends first changes nothing
   * (the engine's rule S11).
   * @param onBest told of the best plan of all seeds so far when there is a better one
   * @returns the least plan; after a stop that of those that have answered, undefined where none has any
   */
  search(question: Question, onBest?: (plan: SeedPlan) => void): SeedPlan | undefined {
    const { task, now, budget } = this.parts;
    const last = new Map<number, SeedPlan>();
    const known = new Map<number, SeedPlan>();
    let least = Infinity;
    const hear = (plan: SeedPlan) => {
      known.set(plan.seed, plan);
      if (plan.isLast) last.set(plan.seed, plan);
      if (plan.cost >= least) return;
      least = plan.cost;
      onBest?.(plan);
    };
    const hearOthers = () => {
      for (const { port } of task.others)
        for (let heard = receiveMessageOnPort(port); heard; heard = receiveMessageOnPort(port))
          hear(heard.message as SeedPlan);
    };
    for (const { port } of task.others) port.postMessage(question);
    searchBySeeds(task, question, {
      now,
      onMoves: () => {
        if (budget.tell()) hearOthers();
      },
      onPlan: (plan) => {
        hear(plan);
        hearOthers();
      },
    });
    this.waitFor(() => {
      hearOthers();
      return last.size === task.seeds.length;
    });
    const [first, ...others] = task.seeds.flatMap((_, seed) => last.get(seed) ?? known.get(seed) ?? []);
    return first && leastOf([first, ...others]);
  }

  /** Sleeps until others have answered, or have had their time after a stop. */
  private waitFor(isDone: () => boolean): void {
    const { task, now, budget } = this.parts;
    const { bell } = task.shared;
    let until = Infinity;
    for (;;) {
      const rung = Atomics.load(bell, 0);
      if (isDone()) return;
      if (this.isStopped()) until = Math.min(until, now() + LEFT_MS);
      if (now() >= until) return;
      budget.tell();
      Atomics.wait(bell, 0, rung, this.isStopped() ? until - now() : LOOK_MS);
    }
  }
}
