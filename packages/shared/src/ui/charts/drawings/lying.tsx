import { mergeClasses } from '@slotwise/shared/ui';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useDrawingStyles, useSeriesStyles } from './drawing.styles';
import { Mark, samePlace, useMarks } from './mark';
import { fitted, known, textWidth } from './scene';
import type { Scene } from './scene';
import { extentOf } from './stacks';

/** Bars that lie, each with its name before and its figure behind it: for long names. */
export function Lying({ figures, words, width, height, isMirrored }: Scene) {
  const styles = useDrawingStyles();
  const series = useSeriesStyles();
  const { shown } = useMarks();
  const { data, columns } = figures;
  const names = data.categories.map((_, at) => words.category(at));
  const label = Math.min(width * 0.4, Math.max(...names.map(textWidth)) + 12);
  const widest = Math.max(
    ...columns.flatMap(({ values }, column) => values.map((_, category) => textWidth(words.figure(category, column)))),
  );
  // Everything is placed from the start of the line; only then is it mirrored.
  const at = (x: number) => (isMirrored ? width - x : x);
  const x = scaleLinear()
    .domain(extentOf(false, columns))
    .range([label, width - widest - 12]);
  const bands = scaleBand<number>()
    .domain(data.categories.keys())
    .range([22, height - 4])
    .padding(0.25);
  const inner = scaleBand<number>().domain(columns.keys()).range([0, bands.bandwidth()]);
  const [before, after] = isMirrored ? (['start', 'end'] as const) : (['end', 'start'] as const);
  const hasRoom = inner.bandwidth() >= 12;
  return (
    <>
      <g aria-hidden="true">
        <text className={styles.text} x={at(0)} y={12} textAnchor={after}>
          {data.dimension}
        </text>
        <text className={styles.text} x={at(width)} y={12} textAnchor={before}>
          {data.unit}
        </text>
        {names.map((name, category) => (
          <text
            key={data.categories[category]}
            className={mergeClasses(styles.text, styles.strong)}
            x={at(label - 8)}
            y={(bands(category) ?? 0) + bands.bandwidth() / 2 + 4}
            textAnchor={before}
          >
            {fitted(name, label - 8)}
          </text>
        ))}
        <line className={styles.axis} x1={at(x(0))} x2={at(x(0))} y1={20} y2={height - 4} />
      </g>
      {columns.map(({ name, values }, column) =>
        values.map((value, category) => {
          if (!known(value)) return null;
          const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
          const top = (bands(category) ?? 0) + (inner(column) ?? 0);
          return (
            <Mark key={`${name} ${data.categories[category]}`} category={category} column={column}>
              <rect
                x={Math.min(at(from), at(to))}
                y={top}
                width={Math.max(1, to - from)}
                height={inner.bandwidth()}
                className={mergeClasses(
                  series.fill(column),
                  styles.part,
                  samePlace(shown, { category, column }) && styles.shown,
                )}
              />
              {hasRoom && (
                <text className={styles.text} x={at(to + 6)} y={top + inner.bandwidth() / 2 + 4} textAnchor={after}>
                  {words.figure(category, column)}
                </text>
              )}
            </Mark>
          );
        }),
      )}
    </>
  );
}
