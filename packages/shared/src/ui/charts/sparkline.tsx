import { makeStyles, tokens, useFluent } from '@slotwise/shared/ui';
import { sharedWords, useFormats } from '@slotwise/shared/words';

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 3;

const useStyles = makeStyles({
  drawing: { display: 'block', flexShrink: 0, overflow: 'visible' },
  line: {
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '1.5px',
    strokeLinejoin: 'round',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  end: { fill: tokens.colorBrandStroke1, '@media (forced-colors: active)': { fill: 'CanvasText' } },
});

export interface SparklineProps {
  /** At least two figures, the earliest first. */
  values: readonly number[];
  format?: Intl.NumberFormatOptions;
}

/** The course of a figure, without axes. It is said in words to those who do not see it. */
export function Sparkline({ values, format }: SparklineProps) {
  const styles = useStyles();
  const formats = useFormats();
  const isMirrored = useFluent().dir === 'rtl';
  const { t } = sharedWords.useWords();
  const [first, last] = [values.at(0), values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const places = values.map((value, at) => {
    const x = EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE);
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return [isMirrored ? WIDTH - x : x, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)] as const;
  });
  const write = (value: number) => formats.number(value, format);
  const [endX, endY] = places.at(-1)!;
  const said = { first: write(first), last: write(last), least: write(least), most: write(most) };
  return (
    <svg className={styles.drawing} width={WIDTH} height={HEIGHT} role="img" aria-label={t('stat.history', said)}>
      <polyline className={styles.line} points={places.map((place) => place.join(',')).join(' ')} />
      <circle className={styles.end} cx={endX} cy={endY} r={2.5} />
    </svg>
  );
}
