import { mergeClasses } from '@slotwise/shared/ui';
import { scaleBand, scaleLinear } from 'd3-scale';
import {
  line,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';
import { dashOf, useDrawingStyles, useSeriesStyles } from './drawing.styles';
import { Mark, samePlace, useMarks } from './mark';
import { known, textWidth } from './scene';
import type { Scene } from './scene';
import { extentOf, stackOf } from './stacks';
import { UprightAxes } from './upright-axes';
import { UprightMarker } from './upright-marker';

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar, symbolWye] as const;
/** Above it, lines show the mark of one figure only: the one that is pointed at. */
const MOST_SYMBOLS = 40;
const TICKS = 4;

/** Lines over time, upright bars, stacked bars, and bars with the line of their cumulative share. */
export function Upright({ kind, figures, words, width, height, isMirrored }: Scene) {
  const styles = useDrawingStyles();
  const series = useSeriesStyles();
  const { shown } = useMarks();
  const { data, columns } = figures;
  const hasShares = kind === 'pareto';
  const drawn = columns.map((column, at) => ({ ...column, at })).filter(({ isShare }) => !isShare);
  const y = scaleLinear()
    .domain(extentOf(kind === 'stacked', drawn))
    .nice(TICKS);
  const ticks = y.ticks(TICKS);
  const left = 12 + Math.max(...ticks.map((tick) => textWidth(words.number(tick, 0))));
  const right = hasShares ? 44 : 12;
  const plot = {
    left: isMirrored ? right : left,
    right: width - (isMirrored ? left : right),
    top: 26,
    bottom: height - 40,
  };
  y.range([plot.bottom, plot.top]);
  const shareY = scaleLinear().domain([0, 1]).range([plot.bottom, plot.top]);
  const bands = scaleBand<number>()
    .domain(data.categories.keys())
    .range(isMirrored ? [plot.right, plot.left] : [plot.left, plot.right])
    .padding(kind === 'line' ? 0 : 0.25);
  const times = data.categories.map((category) => Date.parse(category));
  const byTime = scaleLinear()
    .domain([times[0] ?? 0, times.at(-1) ?? 0])
    .range(isMirrored ? [plot.right - 8, plot.left + 8] : [plot.left + 8, plot.right - 8]);
  const isTimed = kind === 'line' && data.dates !== undefined && times.length > 1;
  const centre = (at: number) => (isTimed ? byTime(times[at] ?? 0) : (bands(at) ?? 0) + bands.bandwidth() / 2);
  const inner = scaleBand<number>()
    .domain(drawn.keys())
    .range(isMirrored ? [bands.bandwidth(), 0] : [0, bands.bandwidth()])
    .padding(drawn.length > 1 ? 0.1 : 0);
  const lined =
    kind === 'line' ? columns.map((column, at) => ({ ...column, at })) : hasShares ? [{ ...columns[1]!, at: 1 }] : [];
  return (
    <>
      <UprightAxes
        {...{ data, words, ticks, plot, centre, isMirrored, width, step: isTimed ? 0 : bands.step() }}
        y={(tick) => y(tick)}
        shares={hasShares ? shareY : undefined}
      />
      {kind !== 'line' &&
        drawn.map(({ at: column, values }, place) =>
          values.map((value, category) => {
            if (!known(value)) return null;
            const [from, to] = kind === 'stacked' ? stackOf(drawn, place, category) : [0, value];
            const top = Math.min(y(from), y(to));
            const x = (bands(category) ?? 0) + (kind === 'stacked' ? 0 : (inner(place) ?? 0));
            const isShown = samePlace(shown, { category, column });
            return (
              <Mark key={`${column} ${data.categories[category]}`} category={category} column={column}>
                <rect
                  x={x}
                  y={top}
                  width={kind === 'stacked' ? bands.bandwidth() : inner.bandwidth()}
                  height={Math.max(1, Math.abs(y(from) - y(to)))}
                  className={mergeClasses(series.fill(place), styles.part, isShown && styles.shown)}
                />
              </Mark>
            );
          }),
        )}
      {lined.map(({ name, values, isShare, at: column }) => {
        const height = (value: number) => (isShare ? shareY(value) : y(value));
        const path = line<number | null>()
          .defined(known)
          .x((_value, at) => centre(at))
          .y((value) => height(value ?? 0));
        const band = bands.step();
        return (
          <g key={name}>
            <path
              d={path([...values]) ?? undefined}
              className={mergeClasses(styles.line, series.stroke(column))}
              strokeDasharray={dashOf(column)}
              aria-hidden="true"
            />
            {values.map((value, category) => {
              if (!known(value)) return null;
              const isShown = samePlace(shown, { category, column });
              const isDrawn = isShown || values.length <= MOST_SYMBOLS;
              const [x, top] = [centre(category), height(value)];
              return (
                <Mark key={data.categories[category]} category={category} column={column}>
                  {lined.length === 1 && !isShare ? (
                    <rect
                      className={styles.hit}
                      x={x - band / 2}
                      y={plot.top}
                      width={band}
                      height={plot.bottom - plot.top}
                    />
                  ) : (
                    <circle className={styles.hit} cx={x} cy={top} r={12} />
                  )}
                  {isDrawn && (
                    <path
                      d={symbol(SYMBOLS[column % SYMBOLS.length], isShown ? 90 : 36)() ?? undefined}
                      transform={`translate(${x},${top})`}
                      className={mergeClasses(series.fill(column), styles.symbol)}
                    />
                  )}
                </Mark>
              );
            })}
          </g>
        );
      })}
      {data.marker && <UprightMarker {...data.marker} {...{ plot, centre }} last={data.categories.length - 1} />}
    </>
  );
}
