import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
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

/** Such code behind a face that stands in its place until then. */
export function latePart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { face: ReactNode }> {
  const { Part, reach } = lateCode(load);
  return function LatePart({ face, ...props }) {
    return (
      <KeepsFocus face={face} reach={reach}>
        <Part {...(props as unknown as P & object)} />
      </KeepsFocus>
    );
  };
}
