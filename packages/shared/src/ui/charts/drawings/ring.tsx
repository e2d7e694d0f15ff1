import { mergeClasses } from '@slotwise/shared/ui';
import { arc, pie } from 'd3-shape';
import { useDrawingStyles, useSeriesStyles } from './drawing.styles';
import { Mark, samePlace, useMarks } from './mark';
import { known } from './scene';
import type { Scene } from './scene';

/** Parts of a whole, from the top clockwise; from right to left, the other direction. The whole stands in the middle. */
export function Ring({ figures, words, width, height, isMirrored }: Scene) {
  const styles = useDrawingStyles();
  const series = useSeriesStyles();
  const { shown } = useMarks();
  const { data, columns } = figures;
  const values = columns[0]?.values.map((value) => Math.max(0, value ?? 0)) ?? [];
  const outer = Math.max(20, Math.min(width, height) / 2 - 8);
  const full = Math.PI * 2;
  const parts = pie<number>()
    .sort(null)
    .endAngle(isMirrored ? -full : full)(values);
  const slice = arc<(typeof parts)[number]>().innerRadius(outer * 0.62);
  const whole = values.reduce((sum, value) => sum + value, 0);
  return (
    <g transform={`translate(${width / 2},${height / 2})`}>
      {parts.map((part, category) =>
        known(columns[0]?.values[category]) ? (
          <Mark key={data.categories[category]} category={category} column={0}>
            <path
              d={slice.outerRadius(samePlace(shown, { category, column: 0 }) ? outer + 4 : outer)(part) ?? undefined}
              className={mergeClasses(series.fill(category), styles.part)}
            />
          </Mark>
        ) : null,
      )}
      <g aria-hidden="true">
        <text className={mergeClasses(styles.text, styles.strong)} textAnchor="middle" y={-2}>
          {words.number(whole, 0)}
        </text>
        <text className={styles.text} textAnchor="middle" y={14}>
          {data.unit}
        </text>
      </g>
    </g>
  );
}
