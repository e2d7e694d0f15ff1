import { lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { KeepsFocus } from './keeps-focus';

export interface LateCode<P extends object> {
  /** Suspends until its code is there, and fetches it only after it was reached for. */
  Part: LazyExoticComponent<ComponentType<P>>;
  /** Fetches the code; after a failure once more. */
  reach: () => void;
}

/** Code that the first screen does not wait for, nor share its connection with. */
export function lateCode<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LateCode<P> {
  let wake = () => undefined as void;
  const reached = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const next = reached();
  return {
    reach: () => wake(),
    Part: lazy(async () => {
      await next;
      for (;;) {
        try {
          return await load();
        } catch (error) {
          console.warn(
            'A part of the page could not be fetched. It is tried again when somebody reaches for it.',
            error,
          );
          await reached();
        }
      }
    }),
  };
}

export type LatePart<P extends object> = ComponentType<P & { face: ReactNode }> & {
  /** Fetches the code: who draws the part after that draws it without its face. */
  fetch: () => Promise<void>;
};

/** Such code behind a face that stands in its place until then. */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LatePart<P> {
  let fetched: ComponentType<P> | undefined;
  const fetch = async () => {
    const module = await load();
    fetched = module.default;
    return module;
  };
  const { Part, reach } = lateCode(fetch);
  function LatePart({ face, ...props }: P & { face: ReactNode }) {
    const own = props as unknown as P & object;
    // As it is drawn first, so it stays: what has the focus must not be drawn anew.
    const [Now] = useState(() => fetched);
    if (Now) return <Now {...own} />;
    return (
      <KeepsFocus face={face} reach={reach}>
        <Part {...own} />
      </KeepsFocus>
    );
  }
  return Object.assign(LatePart, {
    fetch: async () => {
      await fetch();
    },
  });
}
