import type { RemoteStatus, ShellBuild } from '@slotwise/contract';
import { Button, Card, CardHeader, mergeClasses, StatusBadge } from '@slotwise/shared/ui';
import {
  ArrowUndo16Regular,
  ChevronDown16Regular,
  ChevronUp16Regular,
  Person16Regular,
} from '@slotwise/shared/ui/icons';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useFormats } from '@slotwise/shared/words';
import { useId, useState } from 'react';
import { CanaryControl } from './canary-control';
import { ReleaseChannels } from './release-channels';
import { IsolationControl } from './isolation-control';
import { HourChart } from './hour-chart';
import { dayOf } from './model/hours';
import { failureShare, milliseconds } from './model/wording';
import { PinDialog } from './pin-dialog';
import { Pins } from './pins';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';
import { VersionGrid } from './version-grid';
import { Versions } from './versions';
import { useWords } from '../../words';

/** The version that a rollback would serve, as far as the page can know. */
const earlierThan = ({ live, versions }: RemoteStatus) => {
  const liveAt = versions.find(({ build }) => build === live?.build)?.liveAt ?? null;
  return versions
    .filter(({ build, available, liveAt: at }) => build !== live?.build && available && at && (!liveAt || at < liveAt))
    .sort((a, b) => ((a.liveAt ?? '') < (b.liveAt ?? '') ? 1 : -1))[0];
};

/** One remote: its versions with their recipients, its health, and its actions. */
export function RemoteCard({ remote, shells }: { remote: RemoteStatus; shells: readonly ShellBuild[] }) {
  const { t } = useWords();
  const formats = useFormats();
  const styles = useRemoteCardStyles();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [pinning, setPinning] = useState(false);
  const versionsId = useId();
  const move = useMove(remote);
  const { name, id, live, canary, releaseChannels, pins, versions, hours } = remote;
  const day = dayOf(hours);
  const share = failureShare(t, day);
  const earlier = earlierThan(remote);
  const figures = [
    { label: t('card.loads'), value: formats.number(day.loads) },
    { label: t('card.failures'), value: share ?? t('figure.unknown'), bad: day.failures > 0 },
    { label: t('card.time'), value: milliseconds(t, day.p75) },
    ...(day.leaks > 0 ? [{ label: t('card.leaks'), value: formats.number(day.leaks), bad: true }] : []),
  ];
  return (
    <Card role="group" aria-label={name}>
      <CardHeader
        header={name}
        description={
          <div className={styles.badges}>
            {live ? (
              <StatusBadge tone="success" label={t('card.live', { version: live.version })} />
            ) : (
              <StatusBadge tone="neutral" label={t('card.not-served')} />
            )}
            {canary && (
              <StatusBadge
                tone="pending"
                label={t('card.canary', { version: canary.version, percent: canary.percent })}
              />
            )}
            {releaseChannels.map(
              ({ name: releaseChannel, release, overtaken }) =>
                release &&
                !overtaken && (
                  <StatusBadge
                    key={releaseChannel}
                    tone="info"
                    label={t('card.release-channel', { version: release.version, releaseChannel })}
                  />
                ),
            )}
            {remote.isolated && <StatusBadge tone="info" label={t('card.isolated')} />}
            {pins.length > 0 && <StatusBadge tone="info" label={t('card.pins', { count: pins.length })} />}
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
      {releaseChannels.length > 0 && <ReleaseChannels remote={remote} />}
      {pins.length > 0 && <Pins remote={remote} />}
      <div className={styles.actions}>
        <Button
          icon={open ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
          aria-expanded={open}
          aria-controls={open ? versionsId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('card.versions', { count: versions.length })}
        </Button>
        {live && (
          <Button icon={<Person16Regular />} onClick={() => setPinning(true)}>
            {t('card.pin')}
          </Button>
        )}
        {live && <IsolationControl remote={remote} />}
        {earlier && (
          <Button icon={<ArrowUndo16Regular />} onClick={() => setAsking(true)}>
            {t('action.roll-back-to', { version: earlier.version })}
          </Button>
        )}
      </div>
      {pinning && (
        <PinDialog
          remote={remote}
          version={releaseChannels.length > 0 ? null : (live?.version ?? null)}
          onClose={() => setPinning(false)}
        />
      )}
      {open && <Versions id={versionsId} remote={remote} />}
      <ConfirmDialog
        open={asking}
        title={t('card.roll-back-title', { name, version: earlier?.version ?? 'NONE' })}
        confirmLabel={t('action.roll-back')}
        busy={move.isPending}
        endsEarly
        onCancel={() => setAsking(false)}
        onConfirm={({ signal }) => move.mutate({ kind: 'rollback', signal }, { onSettled: () => setAsking(false) })}
      >
        {t('card.roll-back-what', {
          id,
          earlier: earlier?.version ?? '',
          live: live?.version ?? '',
          canary: canary?.version ?? 'NONE',
        })}
      </ConfirmDialog>
    </Card>
  );
}
