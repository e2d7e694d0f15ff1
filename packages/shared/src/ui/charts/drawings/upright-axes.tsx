import type { ChartData } from '../chart-data';
import type { ChartWords } from '../use-chart-words';
import { useDrawingStyles } from './drawing.styles';
import { fitted, textWidth } from './scene';

interface UprightAxesProps {
  data: ChartData;
  words: ChartWords;
  ticks: readonly number[];
  plot: { left: number; right: number; top: number; bottom: number };
  /** Pixels from the left of a category, by its number. */
  centre: (category: number) => number;
  /** Pixels from one category to the next; 0 if they differ. */
  step: number;
  y: (tick: number) => number;
  /** Pixels of a share between 0 and 1, if there is an axis of shares. */
  shares: ((share: number) => number) | undefined;
  isMirrored: boolean;
  /** Pixels of the whole drawing. */
  width: number;
}

const GAP = 12;
const SHARES = [0, 0.5, 1];

/** Categories that have room for their names: all, or the first of every so many. */
function labelled(data: ChartData, words: ChartWords, step: number, room: number): { at: number; text: string }[] {
  const texts = data.categories.map((_, at) => words.category(at));
  const widest = Math.max(...texts.map(textWidth)) + GAP;
  // Names that are a little too long are cut; dates never are.
  const isCut = step > 40 && data.dates === undefined;
  const every = isCut ? 1 : Math.ceil((widest * texts.length) / Math.max(room, 1));
  return texts
    .map((text, at) => ({ at, text: isCut ? fitted(text, step - 6) : text }))
    .filter(({ at }) => at % every === 0);
}

/** Axes around upright drawings: figures at the side, categories below, and the names of both. */
export function UprightAxes({
  data,
  words,
  ticks,
  plot,
  centre,
  step,
  y,
  shares,
  isMirrored,
  width,
}: UprightAxesProps) {
  const styles = useDrawingStyles();
  const [figures, others] = isMirrored ? [plot.right + 8, plot.left - 8] : [plot.left - 8, plot.right + 8];
  const [before, after] = isMirrored ? (['start', 'end'] as const) : (['end', 'start'] as const);
  return (
    <g aria-hidden="true">
      <text className={styles.text} x={isMirrored ? width : 0} y={12} textAnchor={isMirrored ? 'end' : 'start'}>
        {data.unit}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.axis : styles.grid}
            x1={plot.left}
            x2={plot.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.text} x={figures} y={y(tick) + 4} textAnchor={before}>
            {words.number(tick, 0)}
          </text>
        </g>
      ))}
      {shares &&
        SHARES.map((share) => (
          <text key={share} className={styles.text} x={others} y={shares(share) + 4} textAnchor={after}>
            {words.number(share, 1)}
          </text>
        ))}
      {labelled(data, words, step, plot.right - plot.left).map(({ at, text }) => {
        const half = textWidth(text) / 2;
        const x = Math.min(Math.max(centre(at), half), width - half);
        return (
          <text key={at} className={styles.text} x={x} y={plot.bottom + 16} textAnchor="middle">
            {text}
          </text>
        );
      })}
      <text className={styles.text} x={(plot.left + plot.right) / 2} y={plot.bottom + 34} textAnchor="middle">
        {data.dimension}
      </text>
    </g>
  );
}
