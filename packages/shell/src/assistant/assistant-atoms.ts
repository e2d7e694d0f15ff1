import type { AssistantProposal, RecordReference } from '@slotwise/contract';
import { atom } from 'jotai';

export interface LookedAt {
  what: string;
  links: readonly RecordReference[];
}

/** A change that an answer proposes, and what a person is doing about it. */
export interface Proposed {
  proposal: AssistantProposal;
  /** The wish that the server is asked to do. */
  doing: 'make' | 'dismiss' | 'back' | null;
  /** Why that failed the last time, for people. */
  fault: string | null;
  /** The proposal of the way back from it, once somebody asked for that. */
  backId?: string;
}

/** One question and its answer. */
export interface Exchange {
  id: number;
  prompt: string;
  answer: string;
  lookedAt: readonly LookedAt[];
  /** The nearest questions that have an answer. */
  suggested: readonly string[];
  proposed: readonly Proposed[];
  status: 'streaming' | 'done' | 'stopped' | 'failed';
  /** The work that an answer is at while it streams. */
  stage: 'thinking' | 'reading' | 'writing';
  /** Why it failed, for people; null: it broke off before its end. */
  error: string | null;
}

// They stand alone, since the first screen needs them and none of what asks and answers.

/** Whether the prompt box is shown. */
export const chatOpenAtom = atom(false);
export const exchangesAtom = atom<readonly Exchange[]>([]);
export const isStreamingAtom = atom((get) => get(exchangesAtom).some(({ status }) => status === 'streaming'));
