import { AnnounceProvider, makeStyles, useAnnounce as useFluentAnnounce } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const useStyles = makeStyles({
  regions: {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

type Urgency = 'polite' | 'assertive';

/** Messages within this time are read as one, and a repeated message counts as new. Milliseconds. */
const BATCH_DELAY = 100;

function useLiveRegion(): readonly [string, (message: string) => void] {
  const [text, setText] = useState('');
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((message: string) => {
    waiting.current.push(message);
    setText('');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setText(waiting.current.join('. '));
      waiting.current = [];
    }, BATCH_DELAY);
  }, []);
  return [text, say];
}

export interface AnnouncerProps {
  /**
   * Parent of the live regions: a direct child of the body or of the shadow root, so that open dialogs do not hide
   * them.
   */
  container: Element;
  children: ReactNode;
}

/** The one pair of live regions of a document or shadow root; Fluent's message bars speak through it too. */
export function Announcer({ container, children }: AnnouncerProps) {
  const styles = useStyles();
  const [polite, sayPolitely] = useLiveRegion();
  const [assertive, sayAssertively] = useLiveRegion();
  const value = useMemo(
    () => ({
      announce: (message: string, options?: { alert?: boolean; polite?: boolean }) =>
        options?.alert ? sayAssertively(message) : sayPolitely(message),
    }),
    [sayPolitely, sayAssertively],
  );
  return (
    <AnnounceProvider value={value}>
      {children}
      {createPortal(
        <div className={styles.regions} data-tabster-never-hide="" data-announcer="">
          <div aria-live="polite">{polite}</div>
          <div aria-live="assertive">{assertive}</div>
        </div>,
        container,
      )}
    </AnnounceProvider>
  );
}

/** Says what changed to assistive technology. Assertive interrupts: only for news that cannot wait. */
export function useAnnounce(): (message: string, urgency?: Urgency) => void {
  const { announce } = useFluentAnnounce();
  return useCallback(
    (message, urgency = 'polite') => announce(message, { alert: urgency === 'assertive' }),
    [announce],
  );
}
