import type { RemoteStatus, RemoteVersion } from '@slotwise/contract';
import { Button, StatusBadge } from '@slotwise/shared/ui';
import { MoreHorizontal16Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { failureShare, kilobytes, milliseconds, moment } from './model/wording';
import { PinDialog } from './pin-dialog';
import { ReleaseDialog } from './release-dialog';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';
import { useWords } from '../../words';

const FIRST_SHARE = 5;

interface VersionRowProps {
  remote: RemoteStatus;
  version: RemoteVersion;
  onPromote: () => void;
  onPin: () => void;
  onRelease: () => void;
}

function VersionRow({ remote, version, onPromote, onPin, onRelease }: VersionRowProps) {
  const { t } = useWords();
  const styles = useRemoteCardStyles();
  const move = useMove(remote);
  const isLive = version.build === remote.live?.build;
  const isCanary = version.build === remote.canary?.build;
  const releaseChannels = remote.releaseChannels.filter(({ release }) => release?.build === version.build);
  const { health } = version;
  const share = failureShare(t, health);
  const facts = [
    t('version.published', { at: moment(t, version.publishedAt), by: version.publishedBy ?? 'NONE' }),
    version.source === 'folder' ? t('version.from-folder') : kilobytes(t, version.firstScreenBytes),
    ...(version.checkedBy === null ? [] : [t(`version.checked-by-${version.checkedBy}`)]),
    share === null
      ? t('version.unloaded')
      : t('version.loaded', { loads: health.loads, share, time: milliseconds(t, health.p75) }),
    ...(health.leaks > 0 ? [t('version.leaks', { count: health.leaks })] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <strong>{version.version}</strong>
        {isLive && <StatusBadge tone="success" label={t('version.live')} />}
        {isCanary && <StatusBadge tone="pending" label={t('version.canary')} />}
        {releaseChannels.map(({ name }) => (
          <StatusBadge key={name} tone="info" label={name} />
        ))}
        {!version.available && <StatusBadge tone="warning" label={t('version.missing')} />}
      </div>
      <div className={styles.quiet}>{facts.join(' · ')}</div>
      <Menu positioning={{ autoSize: true }}>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontal16Regular />}
            aria-label={t('version.actions', { name: remote.name, version: version.version })}
            disabledFocusable={!version.available}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem disabled={isLive} onClick={onPromote}>
              {t('version.serve')}
            </MenuItem>
            <MenuItem
              disabled={isLive || isCanary || !remote.live}
              onClick={() => move.mutate({ kind: 'canary', percent: FIRST_SHARE, version: version.version })}
            >
              {t('version.start-canary', { percent: FIRST_SHARE })}
            </MenuItem>
            <MenuItem disabled={isLive || !remote.live} onClick={onRelease}>
              {t('version.release')}
            </MenuItem>
            <MenuItem disabled={!remote.live} onClick={onPin}>
              {t('version.pin')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </li>
  );
}

/** All versions of a remote, newest first. */
export function Versions({ id, remote }: { id: string; remote: RemoteStatus }) {
  const { t } = useWords();
  const styles = useRemoteCardStyles();
  const [promoting, setPromoting] = useState<RemoteVersion | null>(null);
  const [releasing, setReleasing] = useState<RemoteVersion | null>(null);
  const [pinning, setPinning] = useState<RemoteVersion | null>(null);
  const move = useMove(remote);
  return (
    <>
      <ul id={id} className={styles.rows} aria-label={t('version.list', { name: remote.name })}>
        {remote.versions.map((version) => (
          <VersionRow
            key={version.build}
            remote={remote}
            version={version}
            onPromote={() => setPromoting(version)}
            onPin={() => setPinning(version)}
            onRelease={() => setReleasing(version)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={promoting !== null}
        title={t('promote.title', { name: remote.name, version: promoting?.version ?? '' })}
        confirmLabel={t('version.serve-confirm')}
        busy={move.isPending}
        endsEarly
        onCancel={() => setPromoting(null)}
        onConfirm={({ signal }) => {
          if (!promoting) return;
          move.mutate({ kind: 'promote', version: promoting.version, signal }, { onSettled: () => setPromoting(null) });
        }}
      >
        {t('version.serve-what', {
          live: remote.live?.version ?? 'NONE',
          canary: remote.canary?.version ?? 'NONE',
        })}
      </ConfirmDialog>
      {releasing && <ReleaseDialog remote={remote} version={releasing.version} onClose={() => setReleasing(null)} />}
      {pinning && <PinDialog remote={remote} version={pinning.version} onClose={() => setPinning(null)} />}
    </>
  );
}
