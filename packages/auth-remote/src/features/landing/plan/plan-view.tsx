import { Body1Strong, Caption1, mergeClasses, ToggleButton, useFluent } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useEffect, useMemo, useState } from 'react';
import { prefersReducedMotion } from '../../../reduced-motion';
import { computeScenes, ORDERS } from '../model/slotting';
import { viridisGradient } from '../model/viridis';
import { locations } from '../model/warehouse';
import { useWords } from '../words';
import { usePlanViewStyles } from './plan-view.styles';
import { PlanDrawing, type SceneName } from './plan-drawing';
import { FIRST_LOOK_MS } from './timing';

const KILOMETRES = {
  style: 'unit',
  unit: 'kilometer',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const satisfies Intl.NumberFormatOptions;

/** Both texts have their place from the start: the caption stands still when the goods move by themselves. */
const WALKED: readonly SceneName[] = ['scattered', 'slotted'];

/** The product's own view of a warehouse: the same goods scattered and slotted, computed here and now. */
export function PlanView() {
  const styles = usePlanViewStyles();
  const { t } = useWords();
  const { dir } = useFluent();
  const formats = useFormats();
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
  const saved = 1 - scenes.slotted.metres / scenes.scattered.metres;
  const walked = formats.number(scenes[shown].metres / 1000, KILOMETRES);

  return (
    <figure className={styles.figure} aria-label={t('plan.label')}>
      <div className={mergeClasses(styles.bar, styles.top)}>
        <div className={styles.name}>
          <Body1Strong>{t('plan.title')}</Body1Strong>
          <Caption1 className={styles.muted}>
            {t('plan.size', { locations: locations.length, orders: ORDERS })}
          </Caption1>
        </div>
        <div className={styles.switch} role="group" aria-label={t('plan.placement')}>
          <ToggleButton
            size="small"
            appearance="subtle"
            checked={shown === 'scattered'}
            onClick={() => show('scattered')}
          >
            {t('plan.scattered')}
          </ToggleButton>
          <ToggleButton size="small" appearance="subtle" checked={shown === 'slotted'} onClick={() => show('slotted')}>
            {t('plan.slotted')}
          </ToggleButton>
        </div>
      </div>
      <PlanDrawing scenes={scenes} shown={shown} />
      <figcaption className={mergeClasses(styles.bar, styles.bottom)}>
        <span className={styles.legend}>
          <Caption1 className={styles.muted}>{t('plan.slow')}</Caption1>
          <span className={styles.scale} style={{ backgroundImage: viridisGradient(dir) }} />
          <Caption1 className={styles.muted}>{t('plan.fast')}</Caption1>
        </span>
        <span className={styles.result} aria-live="polite">
          <span className={styles.number}>{walked}</span>
          <span className={styles.walked}>
            {WALKED.map((scene) => (
              <Caption1 key={scene} className={mergeClasses(styles.muted, scene !== shown && styles.unseen)}>
                {scene === 'slotted' ? t('plan.walked-less', { saved }) : t('plan.walked')}
              </Caption1>
            ))}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
