import { lazy, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { bringInAdvance } from '../loading/in-advance';
import { KeepsFocus } from './keeps-focus';

export interface LateCode<P extends object> {
  /** Suspends until its code is there, and fetches nothing by itself. */
  Part: LazyExoticComponent<ComponentType<P>>;
  /**
   * Fetches the code because somebody reaches for it; after a failure once more.
   * @returns whether it is there
   */
  reach: () => Promise<boolean>;
  /** Fetches the code for later, again and again while it cannot be had. Returns what gives that up. */
  bring: () => () => void;
}

type Module<P> = { default: ComponentType<P> };

/** Code that the first screen does not wait for, nor share its connection with. */
export function lateCode<P extends object>(load: () => Promise<Module<P>>): LateCode<P> {
  let arrive: (module: Module<P>) => void;
  const here = new Promise<Module<P>>((resolve) => {
    arrive = resolve;
  });
  let isHere = false;
  let loading: Promise<void> | undefined;
  let isTold = false;
  const start = async () => {
    try {
      arrive(await load());
      isHere = true;
    } finally {
      loading = undefined;
    }
  };
  const fetch = () => (isHere ? Promise.resolve() : (loading ??= start()));
  return {
    Part: lazy(() => here),
    bring: () => bringInAdvance(fetch),
    async reach() {
      try {
        await fetch();
      } catch (error) {
        if (!isTold) console.warn('A part of the page could not be fetched.', error);
        isTold = true;
      }
      return isHere;
    },
  };
}

export type LatePart<P extends object> = ComponentType<P & { face: ReactNode }> & {
  /** Fetches the code: who draws the part after that draws it without its face. */
  fetch: () => Promise<void>;
};

/** Such code behind a face that stands in its place until then. */
export function latePart<P extends object>(load: () => Promise<Module<P>>): LatePart<P> {
  let fetched: ComponentType<P> | undefined;
  const fetch = async () => {
    const module = await load();
    fetched = module.default;
    return module;
  };
  const { Part, reach, bring } = lateCode(fetch);
  function LatePart({ face, ...props }: P & { face: ReactNode }) {
    const own = props as unknown as P & object;
    // As it is drawn first, so it stays: what has the focus must not be drawn anew.
    const [Now] = useState(() => fetched);
    if (Now) return <Now {...own} />;
    return (
      <KeepsFocus face={face} reach={reach} bring={bring}>
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
