import type { HeartbeatPort } from './heartbeat';

/** Starts the worker that watches this page. A browser that has none, or does not load it, watches nothing. */
export function startWorker(): HeartbeatPort | null {
  try {
    // A file of its own that is copied as it is: webpack would give a worker the runtime of Module Federation.
    const file = new URL('./heartbeat-worker.js', import.meta.url);
    return new Worker(file);
  } catch (error) {
    console.debug('Nobody watches whether the page answers.', error);
    return null;
  }
}
