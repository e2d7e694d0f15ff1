import type { RemoteHour } from '@slotwise/contract';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { barsOf, dayOf } from './model/hours';
import { useWords } from '../../words';

const WIDTH = 240;
const HEIGHT = 48;
const GAP = 2;

const useStyles = makeStyles({
  chart: { width: '100%', height: '48px', display: 'block' },
  loads: { fill: tokens.colorBrandBackground, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  failures: { fill: tokens.colorStatusDangerBackground3, '@media (forced-colors: active)': { fill: 'Highlight' } },
  nothing: { fill: tokens.colorNeutralStroke2 },
  scale: {
    display: 'flex',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase100,
  },
});

/** Loads and failures of the last 24 hours, a bar an hour. */
export function HourChart({ name, hours }: { name: string; hours: readonly RemoteHour[] }) {
  const { t } = useWords();
  const styles = useStyles();
  const bars = barsOf(hours, Date.now());
  const most = Math.max(1, ...bars.map(({ loads, failures }) => loads + failures));
  const { loads, failures } = dayOf(hours);
  const width = WIDTH / bars.length;
  const label = t('hours.label', { name, loads, failures });
  return (
    <div>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
        <title>{label}</title>
        {bars.map((bar, index) => {
          const good = (bar.loads / most) * HEIGHT;
          const bad = (bar.failures / most) * HEIGHT;
          const place = { x: index * width, width: width - GAP };
          return (
            <g key={bar.at}>
              <rect {...place} y={HEIGHT - 1} height={1} className={styles.nothing} />
              <rect {...place} y={HEIGHT - good} height={good} className={styles.loads} />
              <rect {...place} y={HEIGHT - good - bad} height={bad} className={styles.failures} />
            </g>
          );
        })}
      </svg>
      <div className={styles.scale} aria-hidden>
        <span>{t('hours.begin')}</span>
        <span>{t('hours.end')}</span>
      </div>
    </div>
  );
}
