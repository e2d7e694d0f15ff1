/** A change that waits for the connection. */
export interface WaitingChange {
  id: number;
  /** Title of the page on which it was made. */
  page: string;
  /** Words of the page for it; undefined where they pressed nothing. */
  what?: string;
  address: string;
  /** Milliseconds since the epoch. */
  since: number;
}

interface Entry {
  change: WaitingChange;
  author: string | undefined;
  go(): void;
  refuse(): void;
  over: Promise<void>;
}

interface Turn {
  change: WaitingChange;
  /** Lets the next one go. */
  over(): void;
}

function settledLater() {
  let resolve!: () => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<void>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** A line of changes, of which one is sent at a time: a later one may build on an earlier one. */
export class WriteQueue {
  private entries: readonly Entry[] = [];
  private next = 1;
  private sending = false;

  constructor(
    private readonly isOnline: () => boolean,
    private readonly changed: (waiting: readonly WaitingChange[]) => void,
  ) {}

  /** Resolves when it is this change's turn; rejects with `AbortError` when somebody gives it up. */
  async wait(made: Omit<WaitingChange, 'id'>, author: string | undefined, signals: readonly AbortSignal[]) {
    const change = { ...made, id: this.next };
    this.next += 1;
    const [turn, over] = [settledLater(), settledLater()];
    const refuse = () => turn.reject(new DOMException('The call was given up.', 'AbortError'));
    const entry: Entry = { change, author, go: turn.resolve, refuse, over: over.promise };
    const end = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) refuse();
      signal.addEventListener('abort', refuse, { signal: end.signal });
    }
    this.set([...this.entries, entry]);
    try {
      await turn.promise;
      return { change, over: over.resolve } satisfies Turn;
    } catch (error) {
      over.resolve();
      throw error;
    } finally {
      end.abort();
      this.set(this.entries.filter((one) => one !== entry));
    }
  }

  /** Lets them go, one after the other, as long as there is a connection. */
  async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (let [first] = this.entries; first && this.isOnline(); [first] = this.entries) {
        first.go();
        await first.over;
      }
    } finally {
      this.sending = false;
    }
  }

  giveUp(which: (entry: Pick<Entry, 'change'>) => boolean): void {
    for (const entry of this.entries) if (which(entry)) entry.refuse();
  }

  /** Gives up those of everybody else. */
  keepOnly(author: string | undefined): void {
    for (const entry of this.entries) if (entry.author !== author) entry.refuse();
  }

  private set(entries: readonly Entry[]): void {
    this.entries = entries;
    this.changed(entries.map(({ change }) => change));
  }
}
