/** A value that changes, and its listeners. `subscribe` calls back on each change, not at once. */
export interface Readable<T> {
  get(): T;
  /** Returns the function that ends it; it also ends by itself when the platform's `signal` is aborted. */
  subscribe(listener: (value: T) => void): () => void;
}
