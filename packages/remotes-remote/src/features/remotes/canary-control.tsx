import type { RemoteCanary, RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { Label } from '@slotwise/shared/ui/forms';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useId, useState } from 'react';
import { faring, moment } from './model/wording';
import { useMove } from './use-move';
import { useWords } from '../../words';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { flexGrow: 1, flexBasis: '14rem', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  share: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minWidth: 0 },
  slider: { flexGrow: 1, width: '9rem', minWidth: '6rem', accentColor: tokens.colorBrandBackground },
  percent: { minWidth: '3rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Share of the canary: a slider that takes effect when it is confirmed, promoting it, or ending it. */
export function CanaryControl({ remote, canary }: { remote: RemoteStatus; canary: RemoteCanary }) {
  const { t } = useWords();
  const styles = useStyles();
  const id = useId();
  const [percent, setPercent] = useState(canary.percent);
  const [asking, setAsking] = useState<'promote' | 'end' | null>(null);
  const share = useMove(remote);
  const move = useMove(remote);
  const health = remote.versions.find(({ build }) => build === canary.build)?.health;
  const settled = { onSettled: () => setAsking(null) };
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <div>{t('canary.title', { version: canary.version })}</div>
        <div className={styles.quiet}>
          {t('health.since', { since: moment(t, canary.since), faring: faring(t, health) ?? t('health.unloaded') })}
        </div>
      </div>
      <div className={styles.share}>
        <Label htmlFor={id}>{t('canary.share')}</Label>
        <input
          id={id}
          type="range"
          min={1}
          max={99}
          value={percent}
          aria-valuetext={t('figure.share', { share: percent })}
          className={styles.slider}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
        />
        <span className={styles.percent}>{t('figure.share', { share: percent })}</span>
        <Button
          disabledFocusable={percent === canary.percent || share.isPending || move.isPending}
          onClick={() => share.mutate({ kind: 'canary', percent })}
        >
          {t('canary.apply')}
        </Button>
      </div>
      <Button appearance="primary" onClick={() => setAsking('promote')}>
        {t('action.promote')}
      </Button>
      <Button onClick={() => setAsking('end')}>{t('canary.end')}</Button>
      <ConfirmDialog
        open={asking === 'promote'}
        title={t('promote.title', { name: remote.name, version: canary.version })}
        confirmLabel={t('action.promote')}
        busy={move.isPending}
        endsEarly
        onCancel={() => setAsking(null)}
        onConfirm={({ signal }) => move.mutate({ kind: 'promote', version: canary.version, signal }, settled)}
      >
        {t('promote.replaces-canary', { live: remote.live?.version ?? '' })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end'}
        title={t('canary.end-title', { version: canary.version })}
        confirmLabel={t('canary.end')}
        busy={move.isPending}
        endsEarly
        onCancel={() => setAsking(null)}
        onConfirm={({ signal }) => move.mutate({ kind: 'canary', percent: 0, signal }, settled)}
      >
        {t('canary.end-what', { percent: canary.percent, live: remote.live?.version ?? '' })}
      </ConfirmDialog>
    </div>
  );
}
