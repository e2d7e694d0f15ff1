import type { RemoteCanary, RemoteStatus } from '@slotwise/contract';
import { Button, makeStyles, tokens } from '@slotwise/shared/ui';
import { Label } from '@slotwise/shared/ui/forms';
import { ConfirmDialog } from '@slotwise/shared/ui/overlay';
import { useId, useState } from 'react';
import { failureShare, milliseconds, moment } from './model/wording';
import { useMove } from './use-move';

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

/** Who gets the canary: a slider that takes effect when it is confirmed, promoting it, or ending it. */
export function CanaryControl({ remote, canary }: { remote: RemoteStatus; canary: RemoteCanary }) {
  const styles = useStyles();
  const id = useId();
  const [percent, setPercent] = useState(canary.percent);
  const [asking, setAsking] = useState<'promote' | 'end' | null>(null);
  const move = useMove(remote);
  const health = remote.versions.find(({ build }) => build === canary.build)?.health;
  const settled = { onSettled: () => setAsking(null) };
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <div>Canary {canary.version}</div>
        <div className={styles.quiet}>
          Since {moment(canary.since)}
          {health && health.loads + health.failures > 0
            ? ` · ${failureShare(health) ?? '–'} failures · ${milliseconds(health.p75)}`
            : ' · nobody has loaded it yet'}
        </div>
      </div>
      <div className={styles.share}>
        <Label htmlFor={id}>Share of people</Label>
        <input
          id={id}
          type="range"
          min={1}
          max={99}
          value={percent}
          aria-valuetext={`${percent} %`}
          className={styles.slider}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
        />
        <span className={styles.percent}>{percent} %</span>
        <Button
          disabledFocusable={percent === canary.percent || move.isPending}
          onClick={() => move.mutate({ kind: 'canary', percent })}
        >
          Apply
        </Button>
      </div>
      <Button appearance="primary" onClick={() => setAsking('promote')}>
        Promote
      </Button>
      <Button onClick={() => setAsking('end')}>End canary</Button>
      <ConfirmDialog
        open={asking === 'promote'}
        title={`Serve ${remote.name} ${canary.version} to everybody?`}
        confirmLabel="Promote"
        busy={move.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => move.mutate({ kind: 'promote', version: canary.version }, settled)}
      >
        It replaces {remote.live?.version}, for all but pinned tenants. You can roll back at any time.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end'}
        title={`End the canary ${canary.version}?`}
        confirmLabel="End canary"
        busy={move.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => move.mutate({ kind: 'canary', percent: 0 }, settled)}
      >
        The {canary.percent} % who get it now get {remote.live?.version} with their next load.
      </ConfirmDialog>
    </div>
  );
}
