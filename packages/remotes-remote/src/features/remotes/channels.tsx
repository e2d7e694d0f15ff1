import type { RemoteChannel, RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { Followers } from './followers';
import { counted, failureShare, milliseconds, moment } from './model/wording';
import { useMove } from './use-move';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  channel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    rowGap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { flexGrow: 1, flexBasis: '14rem', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Since when it is there and how it fares, or what its followers get instead. */
function factsOf({ live, versions }: RemoteStatus, { release, overtaken }: RemoteChannel): string {
  const everybody = live?.version ?? 'nothing';
  if (!release) return `Nothing is released there: its followers get ${everybody}, like everybody.`;
  if (overtaken) return `Everybody gets ${everybody}, which is newer: so do its followers.`;
  const version = versions.find(({ build }) => build === release.build);
  if (!version?.available) return `Its files are missing: its followers get ${everybody}, like everybody.`;
  const { health } = version;
  const fares =
    health.loads + health.failures > 0
      ? `${failureShare(health) ?? '–'} failures · ${milliseconds(health.p75)}`
      : 'nobody has loaded it yet';
  return `Since ${moment(release.since)} · ${fares}`;
}

function ChannelControl({ remote, channel }: { remote: RemoteStatus; channel: RemoteChannel }) {
  const styles = useStyles();
  const [asking, setAsking] = useState<'promote' | 'rollback' | null>(null);
  const move = useMove(remote);
  const { name, release, overtaken, earlier, followers } = channel;
  const settled = { onSettled: () => setAsking(null) };
  const goesBack = earlier ? `Roll back to ${earlier}` : 'Empty';
  return (
    <li className={styles.channel}>
      <div className={styles.text}>
        <div>
          Channel <strong>{name}</strong>
          {release && ` ${release.version}`} · {counted(followers.length, 'follower')}
        </div>
        <div className={styles.quiet}>{factsOf(remote, channel)}</div>
      </div>
      {release && !overtaken && (
        <Button aria-label={`Promote ${name}`} onClick={() => setAsking('promote')}>
          Promote
        </Button>
      )}
      {release && (
        <Button aria-label={`${goesBack}: ${name}`} onClick={() => setAsking('rollback')}>
          {goesBack}
        </Button>
      )}
      <Followers remote={remote} channel={channel} />
      <ConfirmDialog
        open={asking === 'promote'}
        title={`Serve ${remote.name} ${release?.version ?? ''} to everybody?`}
        confirmLabel="Promote"
        busy={move.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => release && move.mutate({ kind: 'promote', version: release.version, channel: name }, settled)}
      >
        It replaces {remote.live?.version}, for all but pinned tenants, and leaves {name}: who follows that gets what
        everybody gets until the next release there.
        {remote.canary && remote.canary.build !== release?.build
          ? ` The canary ${remote.canary.version} ends.`
          : ''}{' '}
        You can roll back at any time.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'rollback'}
        title={earlier ? `Roll ${name} of ${remote.name} back to ${earlier}?` : `Empty ${name} of ${remote.name}?`}
        confirmLabel={earlier ? 'Roll back' : 'Empty'}
        busy={move.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => move.mutate({ kind: 'rollback', channel: name }, settled)}
      >
        {followers.length === 0
          ? 'No tenant follows it.'
          : `${counted(followers.length, 'tenant')} that ${followers.length === 1 ? 'follows' : 'follow'} it ${
              followers.length === 1 ? 'gets' : 'get'
            } ${earlier ?? remote.live?.version ?? 'nothing'} with the next load.`}{' '}
        Nobody else notices.
      </ConfirmDialog>
    </li>
  );
}

/** The channels beside what everybody gets: what is in them, who follows them, and what can be done about it. */
export function Channels({ remote }: { remote: RemoteStatus }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={`Channels of ${remote.name}`}>
      {remote.channels.map((channel) => (
        <ChannelControl key={channel.name} remote={remote} channel={channel} />
      ))}
    </ul>
  );
}
