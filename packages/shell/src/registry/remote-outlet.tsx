import { faultOf, folderOf, reportKindOf } from '@slotwise/shared/loading';
import { RemoteBoundary, RemoteMount } from '@slotwise/shared/remote';
import { makeStyles, PageSkeleton, type PageShape } from '@slotwise/shared/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useHeldBack } from '../heartbeat/use-held-back';
import type { LoadedRemote } from './keep-up';
import { suspectOf, type KnownRemote } from './known-remote';
import { resetAndReload, type Overrides } from './overrides';
import { RemoteFailure, RemoteLate, type RemoteFailureProps } from './remote-failure';
import { remoteStateAtom } from './remote-state';

const useStyles = makeStyles({
  // If the main area does not scroll, this does; if it does, this is as tall as the page. A definite height, so that a
  // page may centre itself in it by percentages.
  root: { height: '100%', overflow: 'auto' },
  page: { minHeight: '100%' },
});

/** Failure text of a remote that comes from a developer's machine, and the way back. */
function overrideOf(overrides: Overrides, id: string): RemoteFailureProps['override'] {
  const found = overrides.current.find((override) => override.id === id);
  return found && { from: found.from, reset: () => resetAndReload(overrides, id) };
}

export interface RemoteOutletProps {
  remote: KnownRemote;
  scrolls: boolean;
  /** Shape of the placeholder until it is loaded. */
  shape?: PageShape;
  /** False while it is not known whether this user may see it: its faults are told, itself is not shown. */
  mayMount?: boolean;
}

/** A remote in its place: on its way, late, failed, or there. */
export function RemoteOutlet({ remote, scrolls, shape, mayMount = true }: RemoteOutletProps) {
  const styles = useStyles();
  const { loader, overrides } = useShell();
  const state = useAtomValue(useMemo(() => remoteStateAtom(remote.id), [remote.id]));
  const retry = () => void loader.retry(remote.id);
  if (state.status === 'failed') {
    return (
      <RemoteFailure
        name={remote.name}
        fault={state.fault}
        attempts={state.attempts}
        override={overrideOf(overrides, remote.id)}
        onRetry={retry}
      />
    );
  }
  if (state.status === 'ready' && mayMount) {
    return (
      // A frame is as tall as its place, and scrolls by itself.
      <div className={scrolls && !remote.entry.isolated ? styles.page : styles.root} data-remote={remote.id}>
        <ReadyRemote loaded={state.loaded} attempts={state.attempts} shape={shape} />
      </div>
    );
  }
  if (state.status === 'loading' && state.slow) return <RemoteLate name={remote.name} onRetry={retry} />;
  return <PageSkeleton shape={shape} />;
}

interface ReadyRemoteProps {
  loaded: LoadedRemote;
  attempts: number;
  shape: PageShape | undefined;
}

/** The loaded remote, unless a page has hung with it since it was loaded. */
function ReadyRemote({ loaded, attempts, shape }: ReadyRemoteProps) {
  const { loader, overrides } = useShell();
  const { known } = loaded;
  const held = useHeldBack(suspectOf(known));
  if (held === undefined) return <PageSkeleton shape={shape} />;
  if (!held) return <MountedRemote loaded={loaded} attempts={attempts} />;
  return (
    <RemoteFailure
      name={known.name}
      fault={held}
      attempts={attempts}
      override={overrideOf(overrides, known.id)}
      onRetry={() => void loader.retry(known.id)}
    />
  );
}

/** The remote in its place; its errors while it is drawn stay here. */
function MountedRemote({ loaded, attempts }: Omit<ReadyRemoteProps, 'shape'>) {
  const { host, loader, overrides, heartbeat } = useShell();
  const { remote, known } = loaded;
  const { id, name, version } = known;
  useEffect(() => loader.hold(id), [loader, id]);
  // Runs before any of it is drawn: if the page stops answering from here on, this remote's code is the cause.
  useLayoutEffect(() => heartbeat.begin(suspectOf(known), 'drawn'), [heartbeat, known]);
  const told = async (error: unknown) => {
    const kind = reportKindOf(faultOf(error, 'render'));
    if (!(await loader.replaceIfGone(known, error))) host.report(error, { remote: id, version, kind });
  };
  return (
    <RemoteBoundary
      remote={{ id, name, version }}
      onError={(error) => void told(error)}
      onRetry={() => loader.retry(id)}
      renderFailure={({ error, retrying, retry }) => (
        <RemoteFailure
          name={name}
          fault={faultOf(error, 'render')}
          attempts={attempts}
          override={overrideOf(overrides, id)}
          retrying={retrying}
          onRetry={retry}
        />
      )}
    >
      <RemoteMount remote={remote} host={host} assets={folderOf(known.entry)} />
    </RemoteBoundary>
  );
}
