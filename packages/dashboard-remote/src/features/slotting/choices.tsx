import type { SlottingCosts, SlottingRulesOfPlaces } from '@slotwise/contract';
import { SLOTTING_AREAS } from '@slotwise/contract/constants';
import { makeStyles, Text, tokens } from '@slotwise/shared/ui';
import { Checkbox, Field, Select } from '@slotwise/shared/ui/forms';
import type { ReactNode } from 'react';
import { useWords } from './words';

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '0 16px',
  },
  summary: { cursor: 'pointer', padding: '10px 0', fontWeight: tokens.fontWeightSemibold },
  columns: { display: 'flex', flexWrap: 'wrap', gap: '16px 40px', paddingBlock: '16px' },
  column: {
    ...{ display: 'flex', flexDirection: 'column', gap: '4px', flex: '1 1 16rem', minWidth: 0 },
    // No wider than the card, however long a choice is in another language.
    '& .fui-Select': { width: '100%', minWidth: 0 },
    '& select': { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const SWITCHES = ['reach', 'replenishment', 'congestion'] as const;
/** Weights of carrying: not at all, as it is, twice, five times. */
const CARRYING = [0, 1, 2, 5] as const;

/** Working days: a month, a quarter, half a year, a year, two. */
const PAID_BACK = [20, 60, 125, 250, 500] as const;

export interface Choices {
  costs: SlottingCosts;
  /** Working days within which carrying is to have paid for itself. */
  paidBack: number;
  rules: SlottingRulesOfPlaces;
}

interface ChoicesFieldsProps {
  value: Choices;
  /** Without aisles nobody waits in one, and nothing is kept apart by them. */
  hasAisles: boolean;
  onChange: (value: Choices) => void;
  /** Further choices. */
  children: ReactNode;
}

/** Costs that count beside walking, and rules that bind beside those of the layout. */
export function ChoicesFields({ value, hasAisles, onChange, children }: ChoicesFieldsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const { costs, rules, paidBack } = value;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('choices.title')}</summary>
      {children}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Text size={200} className={styles.quiet}>
            {t('choices.costs')}
          </Text>
          {SWITCHES.filter((name) => hasAisles || name !== 'congestion').map((name) => (
            <Checkbox
              key={name}
              label={t(`choices.${name}`)}
              checked={costs[name]}
              onChange={(_, { checked }) => onChange({ ...value, costs: { ...costs, [name]: checked === true } })}
            />
          ))}
          <Field label={t('choices.moves')}>
            <Select
              value={String(costs.moves)}
              onChange={(_, { value: moves }) => onChange({ ...value, costs: { ...costs, moves: Number(moves) } })}
            >
              {CARRYING.map((times) => (
                <option key={times} value={times}>
                  {t('choices.times', { times })}
                </option>
              ))}
            </Select>
          </Field>
          {costs.moves > 0 && (
            <Field label={t('choices.paid-back')}>
              <Select
                value={String(paidBack)}
                onChange={(_, { value: days }) => onChange({ ...value, paidBack: Number(days) })}
              >
                {[...new Set([...PAID_BACK, paidBack])].map((days) => (
                  <option key={days} value={days}>
                    {t('choices.days', { days })}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <div className={styles.column}>
          <Text size={200} className={styles.quiet}>
            {t('choices.rules')}
          </Text>
          <Checkbox
            label={t('choices.zones')}
            checked={rules.keepZones}
            onChange={(_, { checked }) => onChange({ ...value, rules: { ...rules, keepZones: checked === true } })}
          />
          <Field label={t('choices.hazards')}>
            <Select
              value={rules.hazards ?? ''}
              onChange={(_, { value: area }) =>
                onChange({
                  ...value,
                  rules: { ...rules, hazards: SLOTTING_AREAS.find((one) => one === area) ?? null },
                })
              }
            >
              <option value="">{t('choices.apart-none')}</option>
              {SLOTTING_AREAS.filter((area) => hasAisles || area !== 'aisle').map((area) => (
                <option key={area} value={area}>
                  {t(`choices.apart-${area}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
    </details>
  );
}
