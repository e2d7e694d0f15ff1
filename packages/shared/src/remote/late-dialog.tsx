import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { bringInAdvance } from '../loading/in-advance';
import { LateFault } from './late-fault';
import { onceDrawn } from './once-drawn';

/**
 * A dialog whose code comes once the page is drawn and idle, or when it is opened before. It is drawn from the first time on
 * that it is open: what it leaves behind when it closes is its own affair. Where its code cannot be fetched, that is said in its
 * place, with Retry, and the page around it stays as it is.
 */
export function lateDialog<P extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  let isTold = false;
  const start = async () => {
    try {
      Loaded = (await load()).default;
    } finally {
      loading = undefined;
    }
  };
  const fetch = () => (Loaded ? Promise.resolve() : (loading ??= start()));

  return function LateDialog(props: P) {
    const place = useRef<HTMLSpanElement>(null);
    const [wasOpen, setWasOpen] = useState(props.open);
    const [outcome, setOutcome] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
    if (props.open && !wasOpen) setWasOpen(true);
    const Dialog = Loaded;

    // A dialog that was asked for in vain opens by itself once it can be had.
    const isAsked = wasOpen && outcome === 'failed';
    useEffect(() => {
      if (Loaded || !place.current) return undefined;
      if (isAsked) return bringInAdvance(() => fetch().then(() => setOutcome('loaded')));
      return onceDrawn(place.current, () => bringInAdvance(fetch));
    }, [isAsked]);
    const [tries, setTries] = useState(0);
    useLayoutEffect(() => {
      if (!wasOpen || Dialog) return undefined;
      let isDrawn = true;
      fetch().then(
        () => isDrawn && setOutcome('loaded'),
        (error: unknown) => {
          if (!isTold) console.warn('A dialog could not be fetched.', error);
          isTold = true;
          if (isDrawn) setOutcome('failed');
        },
      );
      return () => {
        isDrawn = false;
      };
    }, [wasOpen, Dialog, tries]);
    return (
      <>
        <span ref={place} hidden />
        {wasOpen && Dialog && <Dialog {...props} />}
        {wasOpen && !Dialog && outcome === 'failed' && props.open && (
          <LateFault onRetry={() => setTries((before) => before + 1)} />
        )}
      </>
    );
  };
}
