import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Props of a screen whose code arrives later. */
export type LazyScreenProps<P> = P & {
  /** Stands in its place until then. */
  fallback: ReactNode;
};

/**
 * A screen whose code is loaded when it is drawn for the first time. It is drawn as soon as its code is there: React's own
 * `lazy` holds back for up to 300 ms what arrives after a fallback was shown.
 * @param load its failure is thrown to the boundary around the screen; the next time that it is drawn it is loaded again
 */
export function lazyScreen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<LazyScreenProps<P>> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  async function start(): Promise<void> {
    try {
      Loaded = (await load()).default;
    } finally {
      loading = undefined;
    }
  }

  return function LazyScreen({ fallback, ...props }) {
    const [outcome, setOutcome] = useState<'waiting' | 'loaded' | { error: unknown }>(Loaded ? 'loaded' : 'waiting');
    // Before the browser paints: the request for the code goes first.
    useLayoutEffect(() => {
      if (Loaded) {
        // It may have come while something beside it, which waited for its words, hid both.
        setOutcome('loaded');
        return undefined;
      }
      let isDrawn = true;
      loading ??= start();
      loading.then(
        () => isDrawn && setOutcome('loaded'),
        (error: unknown) => isDrawn && setOutcome({ error }),
      );
      return () => {
        isDrawn = false;
      };
    }, []);
    if (typeof outcome === 'object') throw outcome.error;
    return Loaded ? <Loaded {...(props as unknown as P)} /> : fallback;
  };
}
