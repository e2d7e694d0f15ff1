import { mergeClasses } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useChartStyles } from './case-studies-page.styles';
import { REFERENCE_VALUES, savedOf, shareOf, type Period } from './model/reference-values';
import { useWords } from './words';

const PERIODS: readonly Period[] = ['seen', 'unseen'];
/** The longest bar leaves room for its value. */
const FULL_PERCENT = 82;

/** The same values twice: bars for the eye, a table for exact reading and for assistive technology. */
export function ReferenceChart() {
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
          {REFERENCE_VALUES.map((value) => (
            <div key={value.rule} className={styles.row}>
              <span>{t(`rules.${value.rule}.name`)}</span>
              <div className={styles.bars}>
                {PERIODS.map((period) => (
                  <div key={period} className={styles.track}>
                    <span
                      className={mergeClasses(styles.bar, styles[period])}
                      style={{ width: `${(shareOf(value[period]) * FULL_PERCENT).toFixed(1)}%` }}
                    />
                    <span className={styles.value}>{formats.number(value[period])}</span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </figure>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('chart.table')}>
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
            {REFERENCE_VALUES.map((value, index) => (
              <tr key={value.rule}>
                <th scope="row" className={mergeClasses(styles.cell, styles.rule)}>
                  {t(`rules.${value.rule}.name`)}
                  <span className={styles.meaning}>{t(`rules.${value.rule}.meaning`)}</span>
                </th>
                {PERIODS.map((period) => (
                  <td key={period} className={mergeClasses(styles.cell, styles.number)}>
                    {formats.number(value[period])}
                  </td>
                ))}
                <td className={mergeClasses(styles.cell, styles.number)}>
                  {index === 0 ? '–' : formats.number(savedOf(value, 'unseen'), { style: 'percent' })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
