import { currentMount, isFailure, type MountedPlace } from './current-mount';

interface Watch {
  place: MountedPlace;
  assets: string;
  report(error: unknown): void;
}

/**
 * Errors that no one caught belong to the mount whose code runs; if that is not known, as in timers and promises, to
 * the remote whose file they come from. Returns what ends it.
 */
export function watchUncaught({ place, assets, report }: Watch): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOwn = (...traces: (string | undefined)[]) => {
    const running = currentMount();
    return running ? running === place : traces.some((trace) => trace?.includes(assets));
  };
  const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);
  globalThis.addEventListener(
    'error',
    (event) => {
      if (isFailure(event) && isOwn(event.filename, stackOf(event.error))) report(event.error ?? event.message);
    },
    { signal },
  );
  globalThis.addEventListener(
    'unhandledrejection',
    (event) => {
      if (isOwn(stackOf(event.reason))) report(event.reason);
    },
    { signal },
  );
  return () => controller.abort();
}
