import { Button, mergeClasses, StatusBadge, type StatusTone } from '@slotwise/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import type { KnownRemote } from '../registry/known-remote';
import { resetAndReload } from '../registry/overrides';
import { remotesAtom } from '../registry/registry';
import { remoteStateAtom, type RemoteState } from '../registry/remote-loader';
import { folderOf } from '../registry/script-integrity';
import { useDevtoolsStyles } from './devtools.styles';
import { OverrideForm } from './override-form';

const STATES: Record<RemoteState['status'], { tone: StatusTone; label: string }> = {
  idle: { tone: 'neutral', label: 'Not loaded' },
  loading: { tone: 'pending', label: 'Loading' },
  ready: { tone: 'success', label: 'Loaded' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** Every remote of this page, where it comes from, and the way to take one from this machine. */
export function RemotesTab() {
  const styles = useDevtoolsStyles();
  const remotes = useAtomValue(remotesAtom);
  const { overrides } = useShell();
  return (
    <>
      {overrides.allowed ? (
        <OverrideForm />
      ) : (
        <p className={styles.note}>
          This deployment takes remotes from its registry only. Started with ALLOW_REMOTE_OVERRIDES=1 it lets you take
          one from a development server on your machine.
        </p>
      )}
      <ul className={styles.rows} aria-label="Remotes of this page">
        {remotes.map((remote) => (
          <RemoteRow key={remote.id} remote={remote} />
        ))}
      </ul>
    </>
  );
}

function RemoteRow({ remote }: { remote: KnownRemote }) {
  const styles = useDevtoolsStyles();
  const { overrides } = useShell();
  const state = useAtomValue(useMemo(() => remoteStateAtom(remote.id), [remote.id]));
  const override = overrides.current.find(({ id }) => id === remote.id);
  const { tone, label } = STATES[state.status];
  const fault = remote.fault ?? (state.status === 'failed' ? state.fault : null);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{remote.name}</strong> <span className={styles.quiet}>{remote.id}</span>
      </span>
      <span className={styles.numbers}>{remote.version}</span>
      <span className={styles.state}>
        <StatusBadge tone={tone} label={label} />
      </span>
      {override && <StatusBadge tone="warning" label="Overridden" />}
      <span className={mergeClasses(styles.facts, styles.code)}>
        {override ? override.from : new URL(folderOf(remote.entry)).pathname}
        {fault && <span className={styles.bad}> {fault.detail}</span>}
      </span>
      {override && (
        <Button size="small" aria-label={`Reset ${remote.name}`} onClick={() => resetAndReload(overrides, remote.id)}>
          Reset
        </Button>
      )}
    </li>
  );
}
