import type { SlottingProgress } from '@slotwise/contract';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { useWords } from './words';

const useStyles = makeStyles({
  drawing: { display: 'block', width: '100%', maxWidth: '40rem', height: '8rem' },
  line: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '2px', vectorEffect: 'non-scaling-stroke' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Point {
  ms: number;
  minutes: number;
}
const WIDTH = 100;
const HEIGHT = 30;

/** Course of the work while the search goes on, from when this page began to look. */
export function Curve({ progress }: { progress: SlottingProgress }) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const [points, setPoints] = useState<readonly Point[]>([]);
  const { aim, elapsedMs } = progress;
  const latest = points.at(-1);
  if (aim && (!latest || latest.ms < elapsedMs)) {
    setPoints([...points, { ms: elapsedMs, minutes: aim.plan / 60 }]);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) {
    return (
      <Text size={200} className={styles.quiet}>
        {t('curve.none')}
      </Text>
    );
  }
  const write = (minutes: number) => formats.number(minutes, { maximumFractionDigits: 1 });
  const span = Math.max(1, last.ms - first.ms);
  const all = points.map(({ minutes }) => minutes);
  const least = Math.min(...all);
  const range = Math.max(1e-9, Math.max(...all) - least);
  const at = ({ ms, minutes }: Point) =>
    `${((ms - first.ms) / span) * WIDTH},${1 + (1 - (minutes - least) / range) * (HEIGHT - 2)}`;
  return (
    <figure style={{ margin: 0 }}>
      <Text size={200} className={styles.quiet}>
        {t('curve.title')}
      </Text>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('curve.label', { first: write(first.minutes), last: write(last.minutes) })}
      >
        <polyline className={styles.line} points={points.map(at).join(' ')} />
      </svg>
    </figure>
  );
}
