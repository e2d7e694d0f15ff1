import { mergeClasses } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useChartStyles } from './case-studies-page.styles';
import { savedOf, shareOf, type Period, type TravelValue } from './model/reference-values';
import { useWords } from './words';

const PERIODS: readonly Period[] = ['seen', 'unseen'];
/** The longest bar leaves room for its value. */
const FULL_PERCENT = 82;

interface TravelChartProps {
  values: readonly TravelValue[];
  /** Name of the table. */
  label: string;
  /** Explanation of a rule; of our own plans, that of their origin. */
  meaningOf: (rule: TravelValue['rule']) => string;
  nameOf: (rule: TravelValue['rule']) => string;
}

/** The same values twice: bars for the eye, a table for exact reading and for assistive technology. */
export function TravelChart({ values, label, meaningOf, nameOf }: TravelChartProps) {
  const styles = useChartStyles();
  const { t } = useWords();
  const formats = useFormats();
  return (
    <>
      <figure className={styles.figure} aria-hidden="true">
        <div className={styles.head}>
          <span className={styles.axis}>{t('chart.axis')}</span>
          <span className={styles.legend}>
            {PERIODS.map((period) => (
              <span key={period} className={styles.key}>
                <span className={mergeClasses(styles.swatch, styles[period])} />
                {t(`chart.${period}`)}
              </span>
            ))}
          </span>
        </div>
        <div className={styles.rows}>
          {values.map((value) => (
            <div key={value.rule} className={styles.row}>
              <span className={mergeClasses(value.rule === 'found' && styles.own)}>{nameOf(value.rule)}</span>
              <div className={styles.bars}>
                {PERIODS.map((period) => (
                  <div key={period} className={styles.track}>
                    <span
                      className={mergeClasses(styles.bar, styles[period])}
                      style={{ width: `${(shareOf(value[period], values) * FULL_PERCENT).toFixed(1)}%` }}
                    />
                    <span className={styles.value}>{formats.number(value[period])}</span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </figure>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.cell, styles.header)}>
                {t('chart.rule')}
              </th>
              {PERIODS.map((period) => (
                <th key={period} scope="col" className={mergeClasses(styles.cell, styles.number, styles.header)}>
                  {t(`chart.${period}`)}
                </th>
              ))}
              <th scope="col" className={mergeClasses(styles.cell, styles.number, styles.header)}>
                {t('chart.saved')}
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value.rule}>
                <th scope="row" className={mergeClasses(styles.cell, styles.rule)}>
                  <span className={mergeClasses(value.rule === 'found' && styles.own)}>{nameOf(value.rule)}</span>
                  <span className={styles.meaning}>{meaningOf(value.rule)}</span>
                </th>
                {PERIODS.map((period) => (
                  <td key={period} className={mergeClasses(styles.cell, styles.number)}>
                    {formats.number(value[period])}
                  </td>
                ))}
                <td className={mergeClasses(styles.cell, styles.number)}>
                  {value.rule === 'random' ? '–' : formats.number(savedOf(value, values), { style: 'percent' })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
