import { Suspense, useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { isFocusLost } from '../ui/is-focus-lost';
import { LateFault } from './late-fault';
import { onceDrawn } from './once-drawn';

const CONTROL = 'button, input, select, textarea, a[href]';
/** It must not come between the part and the layout around it. */
const noBox: CSSProperties = { display: 'contents' };

export interface KeepsFocusProps {
  /** Looks like the part; its first control stands for that of the part. */
  face: ReactNode;
  /** Fetches the code of the part because somebody reaches for it, and says whether it is there. */
  reach: () => Promise<boolean>;
  /** Fetches it once the page is drawn and idle, until it is given up. */
  bring: () => () => void;
  /** The part, which suspends until its code is there. */
  children: ReactNode;
}

/**
 * A part whose code comes after the first screen. Until then its face stands there and can be reached for: what has the
 * keyboard's focus goes on having it when the part takes its place, and what was clicked is clicked then. That it cannot be had
 * is said to who has clicked it.
 */
export function KeepsFocus({ face, reach, bring, children }: KeepsFocusProps) {
  const place = useRef<HTMLSpanElement>(null);
  const left = useRef({ isHere: false, focused: false, clicked: false });
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    const { current: span } = place;
    if (!span) return undefined;
    const end = onceDrawn(span, bring);
    let isDrawn = true;
    const fetchFor = async (type: string) => {
      const isFetched = await reach();
      if (isDrawn && !isFetched && type === 'click') setMissed(true);
    };
    const onReach = ({ type }: Event) => {
      if (left.current.isHere) return;
      left.current.clicked ||= type === 'click';
      void fetchFor(type);
    };
    const reaching = ['pointerover', 'focusin', 'click'];
    for (const type of reaching) span.addEventListener(type, onReach);
    return () => {
      isDrawn = false;
      end();
      for (const type of reaching) span.removeEventListener(type, onReach);
    };
  }, [reach, bring]);

  const root = () => place.current?.getRootNode() as Document | ShadowRoot | undefined;
  const leave = () => {
    left.current.focused = place.current?.contains(root()?.activeElement ?? null) ?? false;
  };
  const arrive = () => {
    const { focused, clicked } = left.current;
    left.current = { isHere: true, focused: false, clicked: false };
    const control = place.current?.querySelector<HTMLElement>(CONTROL);
    if (focused) control?.focus();
    // People who have gone elsewhere meanwhile do not want it any more. Some browsers give no focus to a button that is clicked.
    const here = root();
    if (clicked && (focused || (here && isFocusLost(here)))) control?.click();
  };
  return (
    <span ref={place} style={noBox}>
      <Suspense
        fallback={
          <>
            {/* Before the face: what goes with it goes first. */}
            <Change onGo={leave} />
            {face}
            {isMissed && <LateFault onRetry={() => void reach()} />}
          </>
        }
      >
        {children}
        <Change onCome={arrive} />
      </Suspense>
    </span>
  );
}

interface ChangeProps {
  onCome?: () => void;
  onGo?: () => void;
}

/** Tells that what stands beside it has come into the document, and is about to go. */
function Change({ onCome, onGo }: ChangeProps) {
  const told = useRef<ChangeProps>({});
  useLayoutEffect(() => {
    told.current = { onCome, onGo };
  });
  useLayoutEffect(() => {
    told.current.onCome?.();
    const { current } = told;
    return () => current.onGo?.();
  }, []);
  return null;
}
