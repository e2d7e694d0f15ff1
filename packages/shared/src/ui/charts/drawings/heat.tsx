import { mergeClasses } from '@slotwise/shared/ui';
import { scaleBand } from 'd3-scale';
import type { CSSProperties } from 'react';
import { useDrawingStyles } from './drawing.styles';
import { HEAT, heatStep, inkOn } from './heat-scale';
import { Mark, samePlace, useMarks } from './mark';
import { fitted, known, textWidth } from './scene';
import type { Scene } from './scene';

/** A grid of figures: categories side by side, series below each other, each figure coloured by its size. */
export function Heat({ figures, words, width, height, isMirrored }: Scene) {
  const styles = useDrawingStyles();
  const { shown } = useMarks();
  const { data, columns } = figures;
  const all = columns.flatMap(({ values }) => values.filter(known));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const label = Math.min(width * 0.3, Math.max(...columns.map(({ name }) => textWidth(name))) + 12);
  const at = (x: number) => (isMirrored ? width - x : x);
  const across = scaleBand<number>().domain(data.categories.keys()).range([label, width]);
  const down = scaleBand<number>()
    .domain(columns.keys())
    .range([4, height - 40]);
  const names = data.categories.map((_, category) => words.category(category));
  const every = Math.max(1, Math.ceil((Math.max(...names.map(textWidth)) + 8) / across.step()));
  const widest = Math.max(
    ...columns.flatMap((_, column) => names.map((__, row) => textWidth(words.figure(row, column)))),
  );
  const hasRoom = widest + 6 <= across.bandwidth() && down.bandwidth() >= 16;
  return (
    <>
      <g aria-hidden="true">
        {columns.map(({ name }, column) => (
          <text
            key={name}
            className={mergeClasses(styles.text, styles.strong)}
            x={at(label - 8)}
            y={(down(column) ?? 0) + down.bandwidth() / 2 + 4}
            textAnchor={isMirrored ? 'start' : 'end'}
          >
            {fitted(name, label - 8)}
          </text>
        ))}
        {names.map(
          (name, category) =>
            category % every === 0 && (
              <text
                key={data.categories[category]}
                className={styles.text}
                x={at((across(category) ?? 0) + across.bandwidth() / 2)}
                y={height - 24}
                textAnchor="middle"
              >
                {name}
              </text>
            ),
        )}
        <text className={styles.text} x={at((label + width) / 2)} y={height - 6} textAnchor="middle">
          {data.dimension}
        </text>
      </g>
      {columns.map(({ name, values }, column) =>
        values.map((value, category) => {
          if (!known(value)) return null;
          const step = heatStep(value, least, most);
          const start = across(category) ?? 0;
          const middle = at(start + across.bandwidth() / 2);
          return (
            <Mark key={`${name} ${data.categories[category]}`} category={category} column={column}>
              <rect
                x={middle - across.bandwidth() / 2}
                y={down(column)}
                width={across.bandwidth()}
                height={down.bandwidth()}
                fill={HEAT[step]}
                style={{ '--slotwise-heat': step / (HEAT.length - 1) } as CSSProperties}
                className={mergeClasses(styles.cell, samePlace(shown, { category, column }) && styles.shown)}
              />
              {hasRoom && (
                <text
                  className={styles.cellText}
                  x={middle}
                  y={(down(column) ?? 0) + down.bandwidth() / 2 + 4}
                  textAnchor="middle"
                  fill={inkOn(step)}
                >
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
