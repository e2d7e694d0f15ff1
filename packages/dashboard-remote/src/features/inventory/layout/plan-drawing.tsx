import type { LayoutForm } from '@slotwise/contract';
import { useMeasures } from '@slotwise/shared/measures';
import { Caption1, makeStyles, tokens } from '@slotwise/shared/ui';
import { useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useWords } from '../words';
import { labelsOf } from './model/labels';
import { cellAt, planOf } from './model/plan';
import type { FloorCell } from './model/plan';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, minWidth: 0 },
  drawing: {
    width: '100%',
    maxHeight: '34rem',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media print': { breakInside: 'avoid' },
  },
  rack: { fill: tokens.colorBrandBackground2, stroke: tokens.colorBrandStroke2 },
  zone: { fill: tokens.colorNeutralBackground4, stroke: tokens.colorNeutralStroke1 },
  pointed: { fill: tokens.colorBrandBackground },
  aisle: { stroke: tokens.colorNeutralForeground3, fill: 'none' },
  dock: { fill: tokens.colorStatusWarningBackground3, stroke: tokens.colorNeutralForeground1 },
  depot: { fill: tokens.colorStatusSuccessBackground3, stroke: tokens.colorNeutralForeground1 },
  text: { fill: tokens.colorNeutralForeground1, fontFamily: tokens.fontFamilyBase },
  caption: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: tokens.colorNeutralForeground3 },
});

const metres = (mm: number) => mm / 1000;

/**
 * A warehouse from above, to scale, the front at the bottom. All racks are one path: twenty thousand elements would make
 * every keystroke in the form wait.
 */
export function PlanDrawing({ form }: { form: LayoutForm }) {
  const styles = useStyles();
  const { t } = useWords();
  const measures = useMeasures();
  const svg = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<FloorCell | null>(null);
  const plan = useMemo(() => planOf(form), [form]);
  const outside = [...form.depots, ...form.places];
  const left = Math.min(0, ...outside.map(({ x }) => x));
  const right = Math.max(plan.width, ...outside.map(({ x }) => x));
  const front = Math.min(0, ...outside.map(({ y }) => y));
  const back = Math.max(plan.depth, ...outside.map(({ y }) => y));
  const unit = Math.max(right - left, back - front) / 100;
  const margin = unit * 4;
  // The front stands at the bottom: bays further back are drawn higher.
  const flip = (y: number) => back - y;
  const box = [left - margin, -margin, right - left + 2 * margin, back - front + 2 * margin];
  const size = unit * 2.2;
  const named = [...form.places.map(({ code, ...at }) => ({ ...at, name: code })), ...form.depots];
  const labels = labelsOf(
    named.map(({ name, x, y }) => ({ name, x, y: flip(y) })),
    {
      ...{ size, mark: unit * 1.2 },
      room: { left: left - margin, right: right + margin, top: -margin, bottom: back - front + margin },
    },
  );
  const racks = useMemo(
    () => plan.cells.map(({ x, y, width, depth }) => `M${x} ${back - y - depth}h${width}v${depth}h${-width}z`).join(''),
    [plan, back],
  );
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    setPointed(cellAt(plan, at.x, back - at.y) ?? null);
  };
  const summary = t('plan.summary', {
    places: plan.places,
    aisles: plan.aisles.length,
    width: measures.text('distance', metres(plan.width), 1),
    depth: measures.text('distance', metres(plan.depth), 1),
    first: plan.first,
    last: plan.last,
  });
  const [bottom, top] = [form.endWidth / 2, plan.depth - form.endWidth / 2];
  return (
    <figure className={styles.root}>
      <svg
        ref={svg}
        role="img"
        aria-label={summary}
        viewBox={box.join(' ')}
        className={styles.drawing}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        {plan.zones.map(({ code, name, x, width }) => (
          <g key={code}>
            <rect
              x={x}
              y={flip(plan.depth)}
              width={width}
              height={plan.depth}
              className={styles.zone}
              strokeWidth={unit / 4}
            />
            <text
              x={x + width / 2}
              y={flip(plan.depth) + unit * 3}
              fontSize={unit * 2.4}
              textAnchor="middle"
              className={styles.text}
            >
              {name}
            </text>
          </g>
        ))}
        <path d={racks} className={styles.rack} strokeWidth={unit / 12} />
        {plan.aisles.map(({ number, x, towards }) => (
          <g key={number}>
            <path
              className={styles.aisle}
              strokeWidth={unit / 6}
              strokeDasharray={towards === 'both' ? `${unit} ${unit}` : undefined}
              d={
                `M${x} ${flip(bottom)}V${flip(top)}` +
                (towards === 'back' ? `m${-unit} ${unit * 1.6}l${unit} ${-unit * 1.6}l${unit} ${unit * 1.6}` : '') +
                (towards === 'front'
                  ? `M${x - unit} ${flip(bottom) - unit * 1.6}l${unit} ${unit * 1.6}l${unit} ${-unit * 1.6}`
                  : '')
              }
            />
          </g>
        ))}
        {form.places.map(({ code, x, y }) => (
          <g key={code}>
            <rect
              x={x - unit}
              y={flip(y) - unit}
              width={unit * 2}
              height={unit * 2}
              className={styles.dock}
              strokeWidth={unit / 6}
            />
          </g>
        ))}
        {form.depots.map(({ name, x, y }) => (
          <g key={name}>
            <circle cx={x} cy={flip(y)} r={unit * 1.2} className={styles.depot} strokeWidth={unit / 6} />
          </g>
        ))}
        {labels.map(({ name, x, y, anchor }, at) => (
          <text key={at} x={x} y={y} textAnchor={anchor} fontSize={size} className={styles.text}>
            {name}
          </text>
        ))}
        {pointed && (
          <rect
            x={pointed.x}
            y={flip(pointed.y) - pointed.depth}
            width={pointed.width}
            height={pointed.depth}
            className={styles.pointed}
          />
        )}
      </svg>
      <figcaption className={styles.legend}>
        <Caption1 className={styles.caption}>{pointed ? pointed.place.code : summary}</Caption1>
        <Caption1>{t('plan.legend')}</Caption1>
      </figcaption>
    </figure>
  );
}
