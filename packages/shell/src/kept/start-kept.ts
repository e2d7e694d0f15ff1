import { MARK, type Kept, type KeptParts } from './kept-parts';

/** The first screen is drawn by then. If something was kept before, or is to be kept already, it is needed at once. */
const AFTER_MS = 3000;

function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Starts it, with code of its own that the first screen does not wait for. */
export function startKept(parts: KeptParts): Kept {
  const used = new Set<string>();
  let kept: Pick<Kept, 'changed'> | undefined;
  const bring = () =>
    void import(/* webpackChunkName: "kept" */ './kept')
      .then(({ keep }) => {
        if (!parts.signal.aborted) kept = keep(parts, used);
      })
      .catch((error: unknown) => console.debug('Nothing is kept for when there is no network.', error));
  if (isMarked()) bring();
  else {
    const stop = () => {
      clearTimeout(timer);
      endWatch();
    };
    const start = () => {
      stop();
      bring();
    };
    const timer = setTimeout(start, AFTER_MS);
    const endWatch = parts.queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.meta?.['kept'] === true) start();
    });
    parts.signal.addEventListener('abort', stop, { once: true });
  }
  return {
    used(id) {
      used.add(id);
      kept?.changed();
    },
    changed: () => kept?.changed(),
  };
}
