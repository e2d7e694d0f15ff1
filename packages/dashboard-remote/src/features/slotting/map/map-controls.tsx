import type { SlottingMap } from '@slotwise/contract';
import { makeStyles, tokens } from '@slotwise/shared/ui';
import { Checkbox, Field, Select } from '@slotwise/shared/ui/forms';
import { useId } from 'react';
import { useWords } from '../words';
import { hasHeat, HEATS, type HeatKind } from './model/bays';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 20px' },
  split: { display: 'flex', flexDirection: 'column', gap: '4px', flex: '1 1 16rem', maxWidth: '26rem', minWidth: 0 },
  ends: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px' },
  range: { flex: 1, minWidth: 0, accentColor: tokens.colorBrandBackground },
});

export interface Shown {
  heat: HeatKind;
  /** 0: today, 1: the plan. */
  split: number;
  moves: boolean;
  tour: boolean;
}

interface MapControlsProps {
  map: SlottingMap;
  shown: Shown;
  onChange: (shown: Shown) => void;
  canMove: boolean;
  canTour: boolean;
}

/** Choices of the plan's content. */
export function MapControls({ map, shown, onChange, canMove, canTour }: MapControlsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const id = useId();
  return (
    <div className={styles.root} data-screen-only="">
      <Field label={t('heat.label')}>
        <Select
          value={shown.heat}
          onChange={(_, { value }) => onChange({ ...shown, heat: HEATS.find((one) => one === value) ?? 'lines' })}
        >
          {HEATS.map((heat) => (
            <option key={heat} value={heat} disabled={!hasHeat(map, heat)}>
              {hasHeat(map, heat)
                ? t(`heat.${heat}`)
                : t(heat === 'congestion' ? 'heat.no-aisles' : 'heat.no-search', { what: t(`heat.${heat}`) })}
            </option>
          ))}
        </Select>
      </Field>
      {map.plan !== null && (
        <div className={styles.split}>
          <label htmlFor={id}>{t('map.view')}</label>
          <span className={styles.ends}>
            <span aria-hidden="true">{t('map.before')}</span>
            <input
              id={id}
              className={styles.range}
              type="range"
              min={0}
              max={100}
              step={5}
              value={Math.round(shown.split * 100)}
              aria-valuetext={t('map.split', { share: shown.split })}
              onChange={(event) => onChange({ ...shown, split: Number(event.target.value) / 100 })}
            />
            <span aria-hidden="true">{t('map.after')}</span>
          </span>
        </div>
      )}
      {canMove && (
        <Checkbox
          label={t('map.moves')}
          checked={shown.moves}
          onChange={(_, { checked }) => onChange({ ...shown, moves: checked === true })}
        />
      )}
      {canTour && (
        <Checkbox
          label={t('tour.show')}
          checked={shown.tour}
          onChange={(_, { checked }) => onChange({ ...shown, tour: checked === true })}
        />
      )}
    </div>
  );
}
