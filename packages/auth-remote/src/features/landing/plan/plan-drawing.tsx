import { mergeClasses } from '@slotwise/shared/ui';
import { memo } from 'react';
import type { computeScenes, Scene } from '../model/slotting';
import { aisleX, bayY, depot, locations, MEASURES, PLAN } from '../model/warehouse';
import { viridis } from '../model/viridis';
import { useWords } from '../words';
import { usePlanViewStyles } from './plan-view.styles';
import { SETTLED_MS, SPREAD_MS } from './timing';

export type SceneName = keyof ReturnType<typeof computeScenes>;

const INSET = 0.07;
const slots = locations
  .map(
    ({ x, y }) =>
      `M${(x + INSET).toFixed(2)} ${(y + INSET).toFixed(2)}h${(PLAN.bayWidth - 2 * INSET).toFixed(2)}v${(PLAN.bayHeight - 2 * INSET).toFixed(2)}H${(x + INSET).toFixed(2)}z`,
  )
  .join('');
const last = locations.length - 1;
const colours = locations.map((_, product) => viridis(1 - product / last));
const delays = locations.map((_, product) => `${Math.round((product / last) * SPREAD_MS)}ms`);

interface PlanDrawingProps {
  scenes: Record<SceneName, Scene>;
  shown: SceneName;
}

/** Racks, goods by how often they are picked, and the way of one order. To scale: one unit is one metre. */
export const PlanDrawing = memo(function PlanDrawing({ scenes, shown }: PlanDrawingProps) {
  const styles = usePlanViewStyles();
  const { t } = useWords();
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${PLAN.width.toFixed(2)} ${PLAN.height.toFixed(2)}`}
      role="img"
      aria-label={t(`plan.drawing.${shown}`)}
    >
      <path className={styles.slot} d={slots} />
      {scenes[shown].assignment.map(({ x, y }, product) => (
        <rect
          // A product keeps its number and so its element: that is what makes it move.
          key={product}
          className={styles.goods}
          x={INSET}
          y={INSET}
          width={PLAN.bayWidth - 2 * INSET}
          height={PLAN.bayHeight - 2 * INSET}
          rx={0.14}
          fill={colours[product]}
          style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`, transitionDelay: delays[product] }}
        />
      ))}
      <Way scene={scenes.scattered} shown={shown === 'scattered'} />
      <Way scene={scenes.slotted} shown={shown === 'slotted'} />
      <circle className={styles.depot} cx={depot.x} cy={depot.y} r={0.75} />
    </svg>
  );
});

/** A corner of the way moved aside a little, so that going up and coming back in one aisle are both seen. */
function Way({ scene, shown }: { scene: Scene; shown: boolean }) {
  const styles = usePlanViewStyles();
  const points = scene.route.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const state = shown ? styles.drawn : styles.undrawn;
  const delay = shown ? { transitionDelay: `${SETTLED_MS - 600}ms, ${SETTLED_MS - 600}ms` } : undefined;
  return (
    <g aria-hidden="true">
      <polyline
        className={mergeClasses(styles.route, styles.casing, state)}
        style={delay}
        points={points}
        pathLength={1}
      />
      <polyline
        className={mergeClasses(styles.route, styles.line, state)}
        style={delay}
        points={points}
        pathLength={1}
      />
      {scene.picks.map(({ aisle, bay, side }) => (
        <circle
          key={`${aisle}-${bay}-${side}`}
          className={mergeClasses(styles.stop, !shown && styles.hidden)}
          style={shown ? { transitionDelay: `${SETTLED_MS}ms` } : undefined}
          cx={aisleX(aisle) + (side === 'left' ? -1 : 1) * (MEASURES.aisle / 2 + MEASURES.rack / 2)}
          cy={bayY(bay)}
          r={0.42}
        />
      ))}
    </g>
  );
}
