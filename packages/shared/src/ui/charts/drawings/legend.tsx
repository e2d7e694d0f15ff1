import { makeStyles, mergeClasses, tokens } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { dashOf, useDrawingStyles, useSeriesStyles } from './drawing.styles';
import { HEAT } from './heat-scale';
import { known } from './scene';
import type { Scene } from './scene';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  item: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, overflowWrap: 'anywhere' },
  swatch: { flexShrink: 0, overflow: 'visible' },
  heat: { display: 'flex', flexShrink: 0, forcedColorAdjust: 'none' },
  step: { width: '14px', height: '10px' },
});

interface Entry {
  text: string;
  /** Number of the colour. */
  at: number;
  isLine: boolean;
}

function entriesOf({ kind, figures: { data, columns }, words }: Scene): Entry[] {
  if (kind === 'share') {
    const named = (at: number) => `${words.category(at)} ${words.figure(at, 1)}`;
    return data.categories.map((_, at) => ({ text: named(at), at, isLine: false }));
  }
  if (columns.length < 2) return [];
  return columns.map(({ isShare }, at) => ({ text: words.column(at), at, isLine: kind === 'line' || isShare }));
}

/** The meaning of each colour, dash or pattern. */
export function Legend({ scene }: { scene: Scene }) {
  const styles = useStyles();
  const drawing = useDrawingStyles();
  const series = useSeriesStyles();
  const { t } = sharedWords.useWords();
  if (scene.kind === 'heat') return <HeatLegend scene={scene} />;
  const entries = entriesOf(scene);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('chart.legend')}>
      {entries.map(({ text, at, isLine }) => (
        <li key={text} className={styles.item}>
          <svg className={styles.swatch} width={18} height={10} aria-hidden="true">
            {isLine ? (
              <line
                x2={18}
                y1={5}
                y2={5}
                className={mergeClasses(drawing.line, series.stroke(at))}
                strokeDasharray={dashOf(at)}
              />
            ) : (
              <rect x={4} width={10} height={10} rx={2} className={mergeClasses(series.fill(at), drawing.part)} />
            )}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

function HeatLegend({ scene: { figures, words } }: { scene: Scene }) {
  const styles = useStyles();
  const { t } = sharedWords.useWords();
  const all = figures.columns.flatMap(({ values }) => values.filter(known));
  return (
    <ul className={styles.list} aria-label={t('chart.legend')}>
      <li className={styles.item}>
        {figures.data.unit} {words.number(Math.min(...all), 0)}
        <span className={styles.heat} aria-hidden="true">
          {HEAT.map((color) => (
            <span key={color} className={styles.step} style={{ backgroundColor: color }} />
          ))}
        </span>
        {words.number(Math.max(...all), 0)}
      </li>
    </ul>
  );
}
