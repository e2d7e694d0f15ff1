import type { MountRecord } from '@slotwise/shared/remote';
import { useReadable } from '@slotwise/shared/session';
import { EmptyState, mergeClasses, StatusBadge } from '@slotwise/shared/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useDevtoolsStyles } from './devtools.styles';
import { seconds } from './model/waterfall';

const LOOK_EVERY_MS = 1000;

/** What is mounted right now, and what each mount owns of the platform. */
export function MountsTab() {
  const styles = useDevtoolsStyles();
  const { inspector } = useShell();
  const mounts = useReadable(inspector.mounts);
  // What a mount owns changes without telling anyone.
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((n) => n + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (mounts.length === 0)
    return <EmptyState compact title="No remote is mounted." reason="Go to a page that belongs to one." />;
  return (
    <ul className={styles.rows} aria-label="Mounted remotes">
      {mounts.map((mount) => (
        <MountRow key={mount.since} mount={mount} />
      ))}
    </ul>
  );
}

function MountRow({ mount: { remote, version, since, drawnAt, owned } }: { mount: MountRecord }) {
  const styles = useDevtoolsStyles();
  const { subscriptions, requests } = owned();
  const elements = document.querySelectorAll(`[data-remote="${remote}"] *`).length;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{remote}</strong> <span className={styles.quiet}>{version}</span>
      </span>
      <StatusBadge
        tone={drawnAt === null ? 'pending' : 'success'}
        label={drawnAt === null ? 'Mounting' : `Drawn in ${Math.round(drawnAt - since)} ms`}
      />
      <span className={mergeClasses(styles.facts, styles.numbers, styles.quiet)}>
        since {seconds(since)} · {subscriptions} subscriptions · {requests} requests under way · {elements} elements
      </span>
    </li>
  );
}
