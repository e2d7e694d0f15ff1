import type { ReleaseChannel, RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useState } from 'react';
import { Followers } from './followers';
import { faring, moment } from './model/wording';
import { useMove } from './use-move';
import { useWords, type Translate } from '../../words';

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
function factsOf(t: Translate, { live, versions }: RemoteStatus, { release, overtaken }: ReleaseChannel): string {
  const everybody = live?.version ?? t('channel.nothing');
  if (!release) return t('channel.unreleased', { everybody });
  if (overtaken) return t('channel.overtaken', { everybody });
  const version = versions.find(({ build }) => build === release.build);
  if (!version?.available) return t('channel.missing', { everybody });
  const since = moment(t, release.since);
  return t('health.since', { since, faring: faring(t, version.health) ?? t('health.unloaded') });
}

function ChannelControl({ remote, channel }: { remote: RemoteStatus; channel: ReleaseChannel }) {
  const { t, rich } = useWords();
  const styles = useStyles();
  const [asking, setAsking] = useState<'promote' | 'rollback' | null>(null);
  const move = useMove(remote);
  const { name, release, overtaken, earlier, followers } = channel;
  const settled = { onSettled: () => setAsking(null) };
  const goesBack = earlier ? t('action.roll-back-to', { version: earlier }) : t('channel.empty');
  return (
    <li className={styles.channel}>
      <div className={styles.text}>
        <div>
          {rich('channel.head', {
            strong: (text) => <strong>{text}</strong>,
            name,
            version: release ? release.version : 'NONE',
            followers: followers.length,
          })}
        </div>
        <div className={styles.quiet}>{factsOf(t, remote, channel)}</div>
      </div>
      {release && !overtaken && (
        <Button aria-label={t('channel.promote', { name })} onClick={() => setAsking('promote')}>
          {t('action.promote')}
        </Button>
      )}
      {release && (
        <Button aria-label={t('channel.back', { action: goesBack, name })} onClick={() => setAsking('rollback')}>
          {goesBack}
        </Button>
      )}
      <Followers remote={remote} channel={channel} />
      <ConfirmDialog
        open={asking === 'promote'}
        title={t('promote.title', { name: remote.name, version: release?.version ?? '' })}
        confirmLabel={t('action.promote')}
        busy={move.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => release && move.mutate({ kind: 'promote', version: release.version, channel: name }, settled)}
      >
        {t('channel.promote-what', {
          live: remote.live?.version ?? '',
          name,
          canary: remote.canary && remote.canary.build !== release?.build ? remote.canary.version : 'NONE',
        })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'rollback'}
        title={t('channel.back-title', { channel: name, remote: remote.name, earlier: earlier ?? 'NONE' })}
        confirmLabel={t(earlier ? 'action.roll-back' : 'channel.empty')}
        busy={move.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => move.mutate({ kind: 'rollback', channel: name }, settled)}
      >
        {t('channel.back-what', {
          followers: followers.length,
          version: earlier ?? remote.live?.version ?? t('channel.nothing'),
        })}
      </ConfirmDialog>
    </li>
  );
}

/** The channels beside what everybody gets: what is in them, who follows them, and what can be done about it. */
export function Channels({ remote }: { remote: RemoteStatus }) {
  const { t } = useWords();
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={t('channel.list', { name: remote.name })}>
      {remote.channels.map((channel) => (
        <ChannelControl key={channel.name} remote={remote} channel={channel} />
      ))}
    </ul>
  );
}
