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
  card: {
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

/** Its date and its health, or the version that its followers get instead. */
function factsOf(t: Translate, { live, versions }: RemoteStatus, { release, overtaken }: ReleaseChannel): string {
  const everybody = live?.version ?? t('release-channel.nothing');
  if (!release) return t('release-channel.unreleased', { everybody });
  if (overtaken) return t('release-channel.overtaken', { everybody });
  const version = versions.find(({ build }) => build === release.build);
  if (!version?.available) return t('release-channel.missing', { everybody });
  const since = moment(t, release.since);
  return t('health.since', { since, faring: faring(t, version.health) ?? t('health.unloaded') });
}

function ReleaseChannelControl({ remote, releaseChannel }: { remote: RemoteStatus; releaseChannel: ReleaseChannel }) {
  const { t, rich } = useWords();
  const styles = useStyles();
  const [asking, setAsking] = useState<'promote' | 'rollback' | null>(null);
  const move = useMove(remote);
  const { name, release, overtaken, earlier, followers } = releaseChannel;
  const settled = { onSettled: () => setAsking(null) };
  const goesBack = earlier ? t('action.roll-back-to', { version: earlier }) : t('release-channel.empty');
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        <div>
          {rich('release-channel.head', {
            strong: (text) => <strong>{text}</strong>,
            name,
            version: release ? release.version : 'NONE',
            followers: followers.length,
          })}
        </div>
        <div className={styles.quiet}>{factsOf(t, remote, releaseChannel)}</div>
      </div>
      {release && !overtaken && (
        <Button aria-label={t('release-channel.promote', { name })} onClick={() => setAsking('promote')}>
          {t('action.promote')}
        </Button>
      )}
      {release && (
        <Button
          aria-label={t('release-channel.back', { action: goesBack, name })}
          onClick={() => setAsking('rollback')}
        >
          {goesBack}
        </Button>
      )}
      <Followers remote={remote} releaseChannel={releaseChannel} />
      <ConfirmDialog
        open={asking === 'promote'}
        title={t('promote.title', { name: remote.name, version: release?.version ?? '' })}
        confirmLabel={t('action.promote')}
        busy={move.isPending}
        endsEarly
        onCancel={() => setAsking(null)}
        onConfirm={({ signal }) =>
          release && move.mutate({ kind: 'promote', version: release.version, releaseChannel: name, signal }, settled)
        }
      >
        {t('release-channel.promote-what', {
          live: remote.live?.version ?? '',
          name,
          canary: remote.canary && remote.canary.build !== release?.build ? remote.canary.version : 'NONE',
        })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'rollback'}
        title={t('release-channel.back-title', {
          releaseChannel: name,
          remote: remote.name,
          earlier: earlier ?? 'NONE',
        })}
        confirmLabel={t(earlier ? 'action.roll-back' : 'release-channel.empty')}
        busy={move.isPending}
        endsEarly
        onCancel={() => setAsking(null)}
        onConfirm={({ signal }) => move.mutate({ kind: 'rollback', releaseChannel: name, signal }, settled)}
      >
        {t('release-channel.back-what', {
          followers: followers.length,
          version: earlier ?? remote.live?.version ?? t('release-channel.nothing'),
        })}
      </ConfirmDialog>
    </li>
  );
}

/** The release channels beside `stable`: their versions, followers and actions. */
export function ReleaseChannels({ remote }: { remote: RemoteStatus }) {
  const { t } = useWords();
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={t('release-channel.list', { name: remote.name })}>
      {remote.releaseChannels.map((releaseChannel) => (
        <ReleaseChannelControl key={releaseChannel.name} remote={remote} releaseChannel={releaseChannel} />
      ))}
    </ul>
  );
}
