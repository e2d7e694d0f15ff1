import { folderOf } from '@slotwise/shared/loading';
import { Button, mergeClasses, StatusBadge, type StatusTone } from '@slotwise/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import type { KnownRemote } from '../registry/known-remote';
import { useFaultWords } from '../registry/fault-words';
import { resetAndReload } from '../registry/overrides';
import { remotesAtom } from '../registry/registry';
import { remoteStateAtom, type RemoteState } from '../registry/remote-state';
import { useDevtoolsStyles } from './devtools.styles';
import { OverrideForm } from './override-form';
import { useWords } from './words';

const TONES: Record<RemoteState['status'], StatusTone> = {
  idle: 'neutral',
  loading: 'pending',
  ready: 'success',
  failed: 'danger',
};

/** Every remote of this page, its origin, and the way to take one from this machine. */
export function RemotesTab() {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  const remotes = useAtomValue(remotesAtom);
  const { overrides } = useShell();
  return (
    <>
      {overrides.allowed ? (
        <OverrideForm />
      ) : (
        <p className={styles.note}>{t('remotes.registry-only', { setting: 'ALLOW_REMOTE_OVERRIDES=1' })}</p>
      )}
      <ul className={styles.rows} aria-label={t('remotes.label')}>
        {remotes.map((remote) => (
          <RemoteRow key={remote.id} remote={remote} />
        ))}
      </ul>
    </>
  );
}

function RemoteRow({ remote }: { remote: KnownRemote }) {
  const styles = useDevtoolsStyles();
  const { t } = useWords();
  const faultWords = useFaultWords();
  const { overrides } = useShell();
  const state = useAtomValue(useMemo(() => remoteStateAtom(remote.id), [remote.id]));
  const override = overrides.current.find(({ id }) => id === remote.id);
  const fault = remote.fault ?? (state.status === 'failed' ? state.fault : null);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{remote.name}</strong> <span className={styles.quiet}>{remote.id}</span>
      </span>
      <span className={styles.numbers}>{remote.version}</span>
      <span className={styles.state}>
        <StatusBadge tone={TONES[state.status]} label={t(`remotes.${state.status}`)} />
      </span>
      {override && <StatusBadge tone="warning" label={t('remotes.overridden')} />}
      <span className={mergeClasses(styles.facts, styles.code)}>
        {override ? override.from : new URL(folderOf(remote.entry)).pathname}
        {fault && <span className={styles.bad}> {faultWords.say(fault.reason)}</span>}
      </span>
      {override && (
        <Button
          size="small"
          aria-label={t('remotes.reset-it', { name: remote.name })}
          onClick={() => resetAndReload(overrides, remote.id)}
        >
          {t('remotes.reset')}
        </Button>
      )}
    </li>
  );
}
