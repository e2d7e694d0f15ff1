import type { RemoteStatus, RemoteVersion } from '@slotwise/contract';
import { Button, StatusBadge } from '@slotwise/shared/ui';
import { MoreHorizontal16Regular } from '@slotwise/shared/ui/icons';
import { ConfirmDialog, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { counted, failureShare, kilobytes, milliseconds, moment } from './model/wording';
import { PinDialog } from './pin-dialog';
import { ReleaseDialog } from './release-dialog';
import { useRemoteCardStyles } from './remote-card.styles';
import { useMove } from './use-move';

const FIRST_SHARE = 5;

interface VersionRowProps {
  remote: RemoteStatus;
  version: RemoteVersion;
  onPromote: () => void;
  onPin: () => void;
  onRelease: () => void;
}

function VersionRow({ remote, version, onPromote, onPin, onRelease }: VersionRowProps) {
  const styles = useRemoteCardStyles();
  const move = useMove(remote);
  const isLive = version.build === remote.live?.build;
  const isCanary = version.build === remote.canary?.build;
  const channels = remote.channels.filter(({ release }) => release?.build === version.build);
  const { health } = version;
  const share = failureShare(health);
  const facts = [
    `${moment(version.publishedAt)}${version.publishedBy ? ` by ${version.publishedBy}` : ''}`,
    version.source === 'folder' ? "from the server's folder" : kilobytes(version.firstScreenBytes),
    share === null
      ? 'no loads in 24 h'
      : `${counted(health.loads, 'load')}, ${share} failures, ${milliseconds(health.p75)}`,
    ...(health.leaks > 0 ? [counted(health.leaks, 'leak')] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <strong>{version.version}</strong>
        {isLive && <StatusBadge tone="success" label="Live" />}
        {isCanary && <StatusBadge tone="pending" label="Canary" />}
        {channels.map(({ name }) => (
          <StatusBadge key={name} tone="info" label={name} />
        ))}
        {!version.available && <StatusBadge tone="warning" label="Files missing" />}
      </div>
      <div className={styles.quiet}>{facts.join(' · ')}</div>
      <Menu positioning={{ autoSize: true }}>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontal16Regular />}
            aria-label={`Actions for ${remote.name} ${version.version}`}
            disabledFocusable={!version.available}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem disabled={isLive} onClick={onPromote}>
              Serve to everybody…
            </MenuItem>
            <MenuItem
              disabled={isLive || isCanary || !remote.live}
              onClick={() => move.mutate({ kind: 'canary', percent: FIRST_SHARE, version: version.version })}
            >
              Start as canary for {FIRST_SHARE} %
            </MenuItem>
            <MenuItem disabled={isLive || !remote.live} onClick={onRelease}>
              Release into a channel…
            </MenuItem>
            <MenuItem disabled={!remote.live} onClick={onPin}>
              Pin a tenant to it…
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </li>
  );
}

/** All versions of a remote, newest first. */
export function Versions({ id, remote }: { id: string; remote: RemoteStatus }) {
  const styles = useRemoteCardStyles();
  const [promoting, setPromoting] = useState<RemoteVersion | null>(null);
  const [releasing, setReleasing] = useState<RemoteVersion | null>(null);
  const [pinning, setPinning] = useState<RemoteVersion | null>(null);
  const move = useMove(remote);
  return (
    <>
      <ul id={id} className={styles.rows} aria-label={`Versions of ${remote.name}`}>
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
        title={`Serve ${remote.name} ${promoting?.version ?? ''} to everybody?`}
        confirmLabel="Serve to everybody"
        busy={move.isPending}
        onCancel={() => setPromoting(null)}
        onConfirm={() => {
          if (!promoting) return;
          move.mutate({ kind: 'promote', version: promoting.version }, { onSettled: () => setPromoting(null) });
        }}
      >
        {remote.live ? `It replaces ${remote.live.version}, for all but pinned tenants.` : 'It is not served yet.'}
        {remote.canary ? ` The canary ${remote.canary.version} ends.` : ''}
      </ConfirmDialog>
      <ReleaseDialog
        open={releasing !== null}
        remote={remote}
        version={releasing?.version ?? ''}
        onClose={() => setReleasing(null)}
      />
      <PinDialog
        open={pinning !== null}
        remote={remote}
        version={pinning?.version ?? ''}
        onClose={() => setPinning(null)}
      />
    </>
  );
}
