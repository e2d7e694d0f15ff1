import { faultOf, folderOf, RemoteFaultError } from '@slotwise/shared/loading';
import { RemoteBoundary, RemoteFailure, RemoteMount, type Remote } from '@slotwise/shared/remote';
import { Card, makeStyles } from '@slotwise/shared/ui';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useHeldBack } from '../heartbeat/use-held-back';
import { suspectOf } from '../registry/known-remote';
import { remotesAtom } from '../registry/registry';
import { useFaultWords } from '../registry/fault-words';
import type { LoadedExtension } from './extension-loader';

const useStyles = makeStyles({
  /**
   * Another remote's page is around it: whatever it draws stays within its own place, but for its shadow. What it opens,
   * such as a menu, is not inside.
   */
  place: {
    contain: 'paint',
    overflowClipMargin: '8px',
    // One that draws nothing leaves no gap.
    '&:not(:has(> * > *))': { display: 'none' },
  },
});

interface ExtensionPlaceProps {
  remote: string;
  /** As the manifest names it: `./expiring-card`. */
  module: string;
  title: string;
  fallback: ReactNode;
}

/**
 * One extension in the page of another remote: on its way, failed, or drawn. It keeps the build that it was first drawn
 * with until it leaves the page.
 */
export function ExtensionPlace({ remote: id, module, title, fallback }: ExtensionPlaceProps) {
  const { store, host, extensionLoader } = useShell();
  const [known] = useState(() => store.get(remotesAtom).find((each) => each.id === id));
  const [loading, setLoading] = useState(() => known && extensionLoader.load(known, module));
  if (!known || !loading) return null;
  const { version } = known;
  const retry = async () => {
    const again = extensionLoader.load(known, module, { fresh: true });
    await again;
    setLoading(again);
  };
  return (
    <RemoteBoundary
      remote={{ id, name: title, version }}
      onError={(error) => {
        // The loader has reported why it could not be loaded.
        if (!(error instanceof NotLoaded)) host.report(error, { remote: id, version, kind: 'render_failed' });
      }}
      onRetry={retry}
      renderFailure={({ error, retrying, retry: again }) => (
        <Card>
          <ExtensionFailure remote={{ id, name: title, version }} error={error} retrying={retrying} onRetry={again} />
        </Card>
      )}
    >
      <DrawnExtension loading={loading} fallback={fallback} />
    </RemoteBoundary>
  );
}

interface ExtensionFailureProps {
  remote: { id: string; name: string; version: string };
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in the place of an extension: the failure, and Retry. */
function ExtensionFailure({ error, ...props }: ExtensionFailureProps) {
  const { say } = useFaultWords();
  const { reason } = error instanceof NotLoaded ? faultOf(error.cause) : faultOf(error, 'render');
  return <RemoteFailure compact {...props} reason={say(reason)} />;
}

interface DrawnExtensionProps {
  loading: Promise<LoadedExtension>;
  fallback: ReactNode;
}

/** The extension could not be loaded, for the reason that `cause` is. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** @throws NotLoaded to the boundary around it */
function DrawnExtension({ loading, fallback }: DrawnExtensionProps) {
  const [loaded, setLoaded] = useState<LoadedExtension | { error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loading.then(
      (extension) => isCurrent && setLoaded(extension),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loading]);
  if (loaded && 'error' in loaded) throw new NotLoaded('An extension could not be loaded.', { cause: loaded.error });
  return loaded ? <MountedExtension loaded={loaded} fallback={fallback} /> : fallback;
}

interface MountedExtensionProps {
  loaded: LoadedExtension;
  fallback: ReactNode;
}

/** @throws NotLoaded to the boundary around it, if a page has hung with it since it was loaded */
function MountedExtension({ loaded: { extension, known }, fallback }: MountedExtensionProps) {
  const styles = useStyles();
  const { host, heartbeat } = useShell();
  const held = useHeldBack(suspectOf(known));
  const mayDraw = held === null;
  useLayoutEffect(
    () => (mayDraw ? heartbeat.begin(suspectOf(known), 'drawn') : undefined),
    [heartbeat, known, mayDraw],
  );
  const { App } = extension;
  const { manifest } = known;
  const remote = useMemo((): Remote | null => (manifest ? { manifest, App } : null), [manifest, App]);
  if (held) throw new NotLoaded('An extension is held back.', { cause: new RemoteFaultError(held) });
  if (!remote || !mayDraw) return fallback;
  return (
    <div className={styles.place}>
      <RemoteMount remote={remote} host={host} assets={folderOf(known.entry)} />
    </div>
  );
}
