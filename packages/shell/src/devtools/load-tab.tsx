import { folderOf } from '@slotwise/shared/loading';
import { useReadable } from '@slotwise/shared/session';
import { Button, mergeClasses, VisuallyHidden } from '@slotwise/shared/ui';
import { ArrowClockwise16Regular } from '@slotwise/shared/ui/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { remotesAtom } from '../registry/registry';
import { useDevtoolsStyles } from './devtools.styles';
import { useLoadStyles } from './load-tab.styles';
import { seconds, ticks, waterfall, type Bar, type Kind } from './model/waterfall';
import { useWords } from './words';

const KINDS: readonly Kind[] = ['page', 'shell', 'registry', 'entry', 'chunk', 'load', 'mount'];

/**
 * Draws the times of all files since the page began: the document, the shell, and each remote's entry, chunks and
 * mount.
 */
export function LoadTab() {
  const styles = { ...useDevtoolsStyles(), ...useLoadStyles() };
  const { t } = useWords();
  const { inspector } = useShell();
  const remotes = useAtomValue(remotesAtom);
  const mounts = useReadable(inspector.mounts);
  const [remote, setRemote] = useState('');
  const [, lookAgain] = useState(0);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const all = waterfall(
    {
      navigation,
      resources: performance.getEntriesByType('resource'),
      measures: performance.getEntriesByType('measure'),
      mounts,
    },
    new Map(remotes.map(({ id, entry }) => [folderOf(entry), id])),
  );
  const owners = [...new Set(all.map((each) => each.owner))];
  const bars = all.filter((each) => remote === '' || each.owner === remote);
  const end = Math.max(1, ...bars.map(({ to }) => to));
  const start = remote === '' ? 0 : Math.min(end, ...bars.map(({ from }) => from));
  const steps = ticks(end - start);
  const place = (ms: number) => `${((ms - start) / (end - start || 1)) * 100}%`;
  return (
    <>
      <div className={styles.toolbar} role="group" aria-label={t('load.whose')}>
        {['', ...owners].map((owner) => (
          <Button
            key={owner}
            size="small"
            appearance={remote === owner ? 'primary' : 'secondary'}
            aria-pressed={remote === owner}
            onClick={() => setRemote(owner)}
          >
            {owner || t('load.all')}
          </Button>
        ))}
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowClockwise16Regular />}
          onClick={() => lookAgain((n) => n + 1)}
        >
          {t('load.again')}
        </Button>
      </div>
      <p className={styles.legend}>
        {KINDS.filter((kind) => bars.some((each) => each.kind === kind)).map((kind) => (
          <span key={kind} className={styles.key}>
            <span className={mergeClasses(styles.swatch, styles[kind])} aria-hidden="true" />
            {t(`load.${kind}`)}
          </span>
        ))}
      </p>
      <div className={styles.row} aria-hidden="true">
        <span />
        <div className={styles.axis}>
          {steps.map((step) => (
            <span key={step} className={styles.tick} style={{ insetInlineStart: place(start + step) }}>
              {seconds(start + step)}
            </span>
          ))}
        </div>
      </div>
      <ol className={styles.chart} aria-label={t('load.waterfall')}>
        {bars.map((each) => (
          <BarRow key={`${each.kind} ${each.owner} ${each.label} ${each.from}`} bar={each} place={place} />
        ))}
      </ol>
    </>
  );
}

function BarRow({ bar: { kind, owner, label, from, to }, place }: { bar: Bar; place: (ms: number) => string }) {
  const styles = useLoadStyles();
  const { t } = useWords();
  const width = `calc(${place(to)} - ${place(from)})`;
  // A time that would stand past the end stands before its bar.
  const isLate = Number.parseFloat(place(to)) > 85;
  return (
    <li className={styles.row}>
      <span className={styles.label} title={label}>
        <span className={styles.owner}>{owner}</span> {label}
      </span>
      <div className={styles.track} aria-hidden="true">
        <div
          className={mergeClasses(styles.bar, styles[kind])}
          style={{ insetInlineStart: place(from), inlineSize: width }}
        />
        <span
          className={mergeClasses(styles.time, isLate ? styles.before : styles.after)}
          style={{ insetInlineStart: place(isLate ? from : to) }}
        >
          {seconds(to - from)}
        </span>
      </div>
      <VisuallyHidden>
        {t('load.bar', { kind: t(`load.${kind}`), duration: seconds(to - from), start: seconds(from) })}
      </VisuallyHidden>
    </li>
  );
}
