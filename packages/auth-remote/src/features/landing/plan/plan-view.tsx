import { Body1Strong, Caption1, mergeClasses, ToggleButton } from '@slotwise/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { prefersReducedMotion } from '../../../reduced-motion';
import { computeScenes, ORDERS } from '../model/slotting';
import { viridisGradient } from '../model/viridis';
import { locations } from '../model/warehouse';
import { usePlanViewStyles } from './plan-view.styles';
import { PlanDrawing, type SceneName } from './plan-drawing';
import { FIRST_LOOK_MS } from './timing';

const kilometres = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The product's own view of a warehouse: the same goods scattered and slotted, computed here and now. */
export function PlanView() {
  const styles = usePlanViewStyles();
  const scenes = useMemo(computeScenes, []);
  const [shown, setShown] = useState<SceneName>(() => (prefersReducedMotion() ? 'slotted' : 'scattered'));
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    if (touched || prefersReducedMotion()) return;
    const timer = setTimeout(() => setShown('slotted'), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [touched]);

  const show = (scene: SceneName) => {
    setTouched(true);
    setShown(scene);
  };
  const saved = Math.round(100 * (1 - scenes.slotted.metres / scenes.scattered.metres));
  const walked = `${kilometres.format(scenes[shown].metres / 1000)} km`;

  return (
    <figure className={styles.figure} aria-label="Plan of a model warehouse">
      <div className={mergeClasses(styles.bar, styles.top)}>
        <div className={styles.name}>
          <Body1Strong>Model warehouse</Body1Strong>
          <Caption1 className={styles.muted}>
            {locations.length} locations, {ORDERS} orders
          </Caption1>
        </div>
        <div className={styles.switch} role="group" aria-label="Placement of the goods">
          <ToggleButton
            size="small"
            appearance="subtle"
            checked={shown === 'scattered'}
            onClick={() => show('scattered')}
          >
            Scattered
          </ToggleButton>
          <ToggleButton size="small" appearance="subtle" checked={shown === 'slotted'} onClick={() => show('slotted')}>
            Slotted
          </ToggleButton>
        </div>
      </div>
      <PlanDrawing scenes={scenes} shown={shown} />
      <figcaption className={mergeClasses(styles.bar, styles.bottom)}>
        <span className={styles.legend}>
          <Caption1 className={styles.muted}>Slow</Caption1>
          <span className={styles.scale} style={{ backgroundImage: viridisGradient }} />
          <Caption1 className={styles.muted}>Fast movers</Caption1>
        </span>
        <span className={styles.result} aria-live="polite">
          <span className={styles.number}>{walked}</span>
          <Caption1 className={styles.muted}>{shown === 'slotted' ? `walked, ${saved}% less` : 'walked'}</Caption1>
        </span>
      </figcaption>
    </figure>
  );
}
