/** Answers questions about plans in a thread of its own: opening one of a million lines takes a second. */
import { parentPort } from 'node:worker_threads';
import type { SlottingSettings } from '@slotwise/contract';
import { LRUCache } from 'lru-cache';
import { decodeInput } from '../input/run-input';
import { bytesOfPlan, OpenedPlan, type Question, type QuestionAnswer } from './opened-plan';

/** Data that a plan is opened from. */
export interface PlanToOpen {
  /** As it is kept. */
  input: Uint8Array;
  settings: SlottingSettings;
  places: Int32Array;
}
export interface Asked {
  id: number;
  /** Names the plan: run and version. */
  plan: string;
  question: Question;
  /** Sent when it was asked for. */
  open?: PlanToOpen;
}
export type Answered = { id: number } & ({ answer: QuestionAnswer } | { needs: 'plan' } | { fault: string });

/** Bytes that opened plans may take together; the latest one stays, however large it is. */
const KEPT_BYTES = 192 * 2 ** 20;

if (!parentPort) throw new Error('This is loaded by a worker.');
const port = parentPort;
const opened = new LRUCache<string, { plan: OpenedPlan; bytes: number }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ bytes }) => bytes,
});

function openedBy({ plan: key, open }: Asked): OpenedPlan | undefined {
  const known = opened.get(key);
  if (known) return known.plan;
  const input = open && decodeInput(Buffer.from(open.input));
  if (!input) return undefined;
  const plan = new OpenedPlan(input, open.settings, open.places);
  opened.set(key, { plan, bytes: Math.min(bytesOfPlan(input), KEPT_BYTES) });
  return plan;
}

function answered(asked: Asked): Answered {
  const { id, question } = asked;
  try {
    const plan = openedBy(asked);
    if (plan) return { id, answer: plan.answer(question) };
    // A kept input of an older shape cannot be asked.
    return asked.open ? { id, answer: null } : { id, needs: 'plan' };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

port.on('message', (asked: Asked) => port.postMessage(answered(asked)));
