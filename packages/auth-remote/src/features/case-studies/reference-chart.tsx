import { mergeClasses } from '@slotwise/shared/ui';
import { useChartStyles } from './case-studies-page.styles';
import { REFERENCE_VALUES, savedOf, shareOf, type Period } from './model/reference-values';

const number = new Intl.NumberFormat('en');
const PERIODS: readonly { period: Period; label: string }[] = [
  { period: 'seen', label: 'Seen orders' },
  { period: 'unseen', label: 'Unseen orders' },
];
/** The longest bar leaves room for its value. */
const FULL_PERCENT = 82;

/** The same values twice: bars for the eye, a table for exact reading and for assistive technology. */
export function ReferenceChart() {
  const styles = useChartStyles();
  return (
    <>
      <figure className={styles.figure} aria-hidden="true">
        <div className={styles.head}>
          <span className={styles.axis}>Travel, thousands of units (less is better)</span>
          <span className={styles.legend}>
            {PERIODS.map(({ period, label }) => (
              <span key={period} className={styles.key}>
                <span className={mergeClasses(styles.swatch, styles[period])} />
                {label}
              </span>
            ))}
          </span>
        </div>
        <div className={styles.rows}>
          {REFERENCE_VALUES.map((value) => (
            <div key={value.rule} className={styles.row}>
              <span>{value.rule}</span>
              <div className={styles.bars}>
                {PERIODS.map(({ period }) => (
                  <div key={period} className={styles.track}>
                    <span
                      className={mergeClasses(styles.bar, styles[period])}
                      style={{ width: `${(shareOf(value[period]) * FULL_PERCENT).toFixed(1)}%` }}
                    />
                    <span className={styles.value}>{number.format(value[period])}</span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </figure>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Travel by rule, as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.cell, styles.header)}>
                Rule
              </th>
              {PERIODS.map(({ period, label }) => (
                <th key={period} scope="col" className={mergeClasses(styles.cell, styles.number, styles.header)}>
                  {label}
                </th>
              ))}
              <th scope="col" className={mergeClasses(styles.cell, styles.number, styles.header)}>
                Less than random, unseen
              </th>
            </tr>
          </thead>
          <tbody>
            {REFERENCE_VALUES.map((value, index) => (
              <tr key={value.rule}>
                <th scope="row" className={mergeClasses(styles.cell, styles.rule)}>
                  {value.rule}
                  <span className={styles.meaning}>{value.meaning}</span>
                </th>
                {PERIODS.map(({ period }) => (
                  <td key={period} className={mergeClasses(styles.cell, styles.number)}>
                    {number.format(value[period])}
                  </td>
                ))}
                <td className={mergeClasses(styles.cell, styles.number)}>
                  {index === 0 ? '–' : `${savedOf(value, 'unseen')}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
