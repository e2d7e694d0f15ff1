import { isAborted } from '@slotwise/shared/http';

export type WorkState = 'running' | 'done' | 'failed' | 'canceled';

/** How far it is. Without a total nobody knows how much there is. */
export interface Progress {
  done: number;
  total: number | null;
}

/** Something long that goes on while people go elsewhere. */
export interface Work {
  id: string;
  /** What is being done: "Inviting 240 people". */
  title: string;
  state: WorkState;
  progress: Progress | null;
  /** Where its results are, as an address of the application. */
  href: string | null;
  /** What came out, or why it failed. */
  outcome: string | null;
  canCancel: boolean;
}

export interface WorkHandle {
  /** Aborted when somebody cancels the work, or when the page ends it. */
  signal: AbortSignal;
  report: (progress: Progress) => void;
}

export interface WorkOptions {
  title: string;
  href?: string;
  /** False where half of it would be worse than all of it. */
  canCancel?: boolean;
  /** What to say of a failure. */
  explain: (error: unknown) => string;
}

/** Work of the page: it lives as long as the page, whatever is drawn in it. */
export interface WorkStore {
  /** The same array as long as nothing changed; newest last. */
  get: () => readonly Work[];
  subscribe: (listener: () => void) => () => void;
  /**
   * Starts it. @param run resolves with what came out, said to people; throws if it failed
   * @returns its id
   */
  start: (options: WorkOptions, run: (handle: WorkHandle) => Promise<string>) => string;
  cancel: (id: string) => void;
  /** Takes it off the list; what is running goes on and stays on it. */
  dismiss: (id: string) => void;
  /** Cancels all of it: the page is about to end, or somebody signs out. */
  close: () => void;
}

export function createWorkStore(): WorkStore {
  let list: readonly Work[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();

  const set = (next: readonly Work[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<Work>) =>
    set(list.map((work) => (work.id === id ? { ...work, ...changes } : work)));

  const follow = async (id: string, { explain }: WorkOptions, running: Promise<string>) => {
    try {
      const outcome = await running;
      change(id, { state: 'done', outcome, canCancel: false });
    } catch (error) {
      if (isAborted(error)) change(id, { state: 'canceled', canCancel: false });
      else change(id, { state: 'failed', outcome: explain(error), canCancel: false });
    } finally {
      controllers.delete(id);
    }
  };

  return {
    get: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (options, run) => {
      const { title, href = null, canCancel = true } = options;
      const id = `work-${(count += 1)}`;
      const controller = new AbortController();
      controllers.set(id, controller);
      set([...list, { id, title, state: 'running', progress: null, href, outcome: null, canCancel }]);
      const report = (progress: Progress) => {
        if (!controller.signal.aborted) change(id, { progress });
      };
      // Also what `run` throws before it waits for anything is its failure.
      void follow(
        id,
        options,
        Promise.resolve().then(() => run({ signal: controller.signal, report })),
      );
      return id;
    },
    cancel: (id) => controllers.get(id)?.abort(new DOMException('canceled', 'AbortError')),
    dismiss: (id) => set(list.filter((work) => work.id !== id || work.state === 'running')),
    close: () => {
      for (const controller of controllers.values()) controller.abort(new DOMException('closed', 'AbortError'));
      set([]);
    },
  };
}
