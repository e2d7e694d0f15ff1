import type { RemoteManifest } from '@slotwise/contract';
import type { LiveConnection } from '@slotwise/shared/events';
import { ISOLATED_PAGE } from '@slotwise/shared/isolation';
import type { RemoteFaultError } from '@slotwise/shared/loading';
import type { Platform } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { makeStyles, PageSkeleton } from '@slotwise/shared/ui';
import { useLocation, useNavigate, useNavigationType } from '@slotwise/shared/ui/router';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type FocusEvent } from 'react';
import type { KnownRemote } from '../registry/known-remote';
import type { Store } from '../registry/registry';
import type { RemoteLoader, Report } from '../registry/remote-loader';
import { matchRoute, routeTable } from '../routing/route-table';
import { openFrame, type OpenFrame } from './open-frame';

const useStyles = makeStyles({
  root: { position: 'relative', height: '100%', overflow: 'hidden', ':focus': { outlineStyle: 'none' } },
  frame: { display: 'block', width: '100%', height: '100%', border: 0 },
  // Drawn already, as what is hidden is drawn late.
  coming: { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
});

/** From here on people are told that it is late, as of any remote. */
const SLOW_AFTER_MS = 2000;

export interface IsolationParts {
  known: KnownRemote & { manifest: RemoteManifest };
  /** Somebody tries again. */
  fresh: boolean;
  store: Store;
  hear: LiveConnection['hear'];
  /** Told when it stands in its place, with how long that took. */
  report: Report;
  loader: Pick<RemoteLoader, 'retry'>;
  /** The text for a remote that is late. */
  Late: ComponentType<{ name: string; onRetry(): void }>;
}

type IsolatedFrameProps = IsolationParts & { platform: Platform };

type Stage = 'coming' | 'late' | 'drawn';

/** A remote that the deployment does not trust, in a frame of an origin of its own: what the browser itself keeps apart. */
export function IsolatedFrame({ platform, known, fresh, store, hear, report, loader, Late }: IsolatedFrameProps) {
  const styles = useStyles();
  const here = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const theme = useReadable(platform.theme);
  const [stage, setStage] = useState<Stage>('coming');
  const [fault, setFault] = useState<RemoteFaultError | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const open = useRef<OpenFrame | null>(null);
  const acting = useRef(navigate);
  useLayoutEffect(() => {
    acting.current = navigate;
  });

  useLayoutEffect(() => {
    const began = performance.now();
    if (!frame.current) return undefined;
    const opened = openFrame({
      ...{ frame: frame.current, platform, known, fresh, store, hear },
      onDrawn() {
        setStage('drawn');
        report(known, 'loaded', Math.round(performance.now() - began));
        // People who wait for the page's heading are in the frame's place already.
        if (frame.current?.parentElement === document.activeElement) arrive();
      },
      onEnd: setFault,
      navigate: (to, options) => void acting.current(to, options),
      go: (steps) => void acting.current(steps),
      onKeys: (keys) => frame.current?.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true })),
    });
    open.current = opened;
    return () => opened.close();
  }, [platform, known, fresh, store, hear, report]);

  useEffect(() => open.current?.follow(navigationType), [here, navigationType]);

  useEffect(() => {
    const late = setTimeout(() => setStage((now) => (now === 'coming' ? 'late' : now)), SLOW_AFTER_MS);
    return () => clearTimeout(late);
  }, []);

  const arrive = () => {
    frame.current?.focus();
    open.current?.tell({ kind: 'arrive' });
  };
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget && stage === 'drawn') arrive();
  };

  // The boundary around it says what failed, and offers to try again.
  if (fault) throw fault;
  const shape = matchRoute(routeTable([known]), here.pathname)?.shape;
  return (
    <div className={styles.root} data-page-title="" tabIndex={-1} onFocus={onFocus}>
      {stage === 'coming' && <PageSkeleton shape={shape} />}
      {stage === 'late' && <Late name={known.name} onRetry={() => void loader.retry(known.id)} />}
      <iframe
        ref={frame}
        src={ISOLATED_PAGE}
        title={known.name}
        // Without `allow-same-origin`: it has an origin that nothing else has. It opens no windows and leads the page nowhere.
        sandbox="allow-scripts allow-forms allow-downloads"
        allow="clipboard-write"
        referrerPolicy="no-referrer"
        className={stage === 'drawn' ? styles.frame : styles.coming}
        style={{ colorScheme: theme === 'light' ? 'light' : 'dark' }}
      />
    </div>
  );
}
