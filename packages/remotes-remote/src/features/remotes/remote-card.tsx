import type { RemoteStatus, ShellBuild } from '@slotwise/contract';
import { Button, Card, CardHeader, mergeClasses, StatusBadge } from '@slotwise/shared/ui';
import {
  ArrowUndo16Regular,
  ChevronDown16Regular,
  ChevronUp16Regular,
  Person16Regular,
} from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useId, useState } from 'react';
import { CanaryControl } from './canary-control';
import { Channels } from './channels';
import { HourChart } from './hour-chart';
import { dayOf } from './model/hours';
import { counted, failureShare, milliseconds } from './model/wording';
import { PinDialog } from './pin-dialog';
import { Pins } from './pins';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';
import { VersionGrid } from './version-grid';
import { Versions } from './versions';

/** The version that a rollback would serve, as far as the page can know. */
const earlierThan = ({ live, versions }: RemoteStatus) => {
  const liveAt = versions.find(({ build }) => build === live?.build)?.liveAt ?? null;
  return versions
    .filter(({ build, available, liveAt: at }) => build !== live?.build && available && at && (!liveAt || at < liveAt))
    .sort((a, b) => ((a.liveAt ?? '') < (b.liveAt ?? '') ? 1 : -1))[0];
};

/** One remote: what is served to whom, how it fares, and what can be done about it. */
export function RemoteCard({ remote, shells }: { remote: RemoteStatus; shells: readonly ShellBuild[] }) {
  const styles = useRemoteCardStyles();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [pinning, setPinning] = useState(false);
  const versionsId = useId();
  const move = useMove(remote);
  const { name, id, live, canary, channels, pins, versions, hours } = remote;
  const day = dayOf(hours);
  const share = failureShare(day);
  const earlier = earlierThan(remote);
  const figures = [
    { label: 'Loads, 24 h', value: day.loads.toLocaleString('en') },
    { label: 'Failures', value: share ?? '–', bad: day.failures > 0 },
    { label: 'Load time, p75', value: milliseconds(day.p75) },
    ...(day.leaks > 0 ? [{ label: 'Leaks', value: day.leaks.toLocaleString('en'), bad: true }] : []),
  ];
  return (
    <Card role="group" aria-label={name}>
      <CardHeader
        header={name}
        description={
          <div className={styles.badges}>
            {live ? (
              <StatusBadge tone="success" label={`${live.version} live`} />
            ) : (
              <StatusBadge tone="neutral" label="Not served" />
            )}
            {canary && <StatusBadge tone="pending" label={`${canary.version} for ${canary.percent} %`} />}
            {channels.map(
              ({ name: channel, release, overtaken }) =>
                release &&
                !overtaken && <StatusBadge key={channel} tone="info" label={`${release.version} in ${channel}`} />,
            )}
            {pins.length > 0 && <StatusBadge tone="info" label={counted(pins.length, 'pinned tenant')} />}
          </div>
        }
      />
      <div className={styles.body}>
        <dl className={styles.figures}>
          {figures.map(({ label, value, bad }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={mergeClasses(styles.value, bad && styles.bad)}>{value}</dd>
            </div>
          ))}
        </dl>
        <HourChart name={name} hours={hours} />
      </div>
      <VersionGrid remote={remote} shells={shells} />
      {canary && <CanaryControl key={`${canary.build} ${canary.percent}`} remote={remote} canary={canary} />}
      {channels.length > 0 && <Channels remote={remote} />}
      {pins.length > 0 && <Pins remote={remote} />}
      <div className={styles.actions}>
        <Button
          icon={open ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
          aria-expanded={open}
          aria-controls={open ? versionsId : undefined}
          onClick={() => setOpen(!open)}
        >
          {counted(versions.length, 'version')}
        </Button>
        {live && (
          <Button icon={<Person16Regular />} onClick={() => setPinning(true)}>
            Pin a tenant
          </Button>
        )}
        {earlier && (
          <Button icon={<ArrowUndo16Regular />} onClick={() => setAsking(true)}>
            Roll back to {earlier.version}
          </Button>
        )}
      </div>
      <PinDialog
        open={pinning}
        remote={remote}
        version={channels.length > 0 ? null : (live?.version ?? null)}
        onClose={() => setPinning(false)}
      />
      {open && <Versions id={versionsId} remote={remote} />}
      <ConfirmDialog
        open={asking}
        title={`Roll ${name} back to ${earlier?.version ?? 'an earlier version'}?`}
        confirmLabel="Roll back"
        busy={move.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => move.mutate({ kind: 'rollback' }, { onSettled: () => setAsking(false) })}
      >
        Everybody who opens {id} from now on gets {earlier?.version} instead of {live?.version}
        {canary ? `, and the canary ${canary.version} ends` : ''}. Pinned tenants stay where they are; open pages change
        with their next load.
      </ConfirmDialog>
    </Card>
  );
}
