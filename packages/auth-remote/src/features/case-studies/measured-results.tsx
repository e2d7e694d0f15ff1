import { PRODUCT_NAME } from '@slotwise/contract/constants';
import { mergeClasses } from '@slotwise/shared/ui';
import { useFormats } from '@slotwise/shared/words';
import { useCaseStudiesStyles, useChartStyles } from './case-studies-page.styles';
import { FOUND_SPREAD, MEASURED, MEASURED_TRAVEL } from './model/measured';
import { TravelChart } from './travel-chart';
import { useRuleWords } from './use-rule-words';
import { useWords } from './words';

/** Results of our engine, with day and command of each. Every figure is read from the file that the benchmark wrote. */
export function MeasuredResults() {
  const styles = useCaseStudiesStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { retail, date, engine, command, machine } = MEASURED;
  const { nameOf, meaningOf } = useRuleWords();
  const { seen, unseen } = FOUND_SPREAD;
  const found = t('rules.found.meaning', {
    seeds: retail.seeds,
    seconds: retail.seconds,
    seenFrom: seen.min,
    seenTo: seen.max,
    unseenFrom: unseen.min,
    unseenTo: unseen.max,
  });
  return (
    <section className={styles.section} aria-labelledby="measured-title">
      <h2 id="measured-title" className={styles.heading}>
        {t('measured.title', { product: PRODUCT_NAME })}
      </h2>
      <p className={styles.text}>{t('measured.travel', retail.orders)}</p>
      <TravelChart
        values={MEASURED_TRAVEL}
        label={t('measured.table')}
        nameOf={nameOf}
        meaningOf={(rule) => (rule === 'found' ? found : meaningOf(rule))}
      />
      <p className={styles.text}>{t('measured.others')}</p>
      <KnownValues />
      <p className={styles.note}>
        {t('measured.when', {
          date: formats.date(new Date(`${date}T00:00:00`), { dateStyle: 'long' }),
          engine,
          machine,
          command,
        })}
      </p>
    </section>
  );
}

/** Instances for which others have found values, and on how many our own is not worse. */
function KnownValues() {
  const styles = useChartStyles();
  const { t } = useWords();
  const formats = useFormats();
  const rows = [
    ...MEASURED.routing.map(({ blocks, instances, reached, ms }) => ({
      name: t('measured.routing', { blocks }),
      instances,
      reached,
      better: null,
      time: t('measured.routing-time', { median: ms.median, min: ms.min, max: ms.max, rounds: ms.rounds }),
    })),
    ...MEASURED.assignment.map(({ set, instances, notWorse, better, seconds, ms }) => ({
      name: t(`measured.${set}`),
      instances,
      reached: notWorse,
      better,
      time: t('measured.search-time', { median: ms.median, seconds }),
    })),
  ];
  const heads = ['instances', 'reached', 'better'] as const;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('measured.published')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.header)}>
              {t('measured.head.set')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={mergeClasses(styles.cell, styles.number, styles.header)}>
                {t(`measured.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={mergeClasses(styles.cell, styles.rule)}>
                {row.name}
                <span className={styles.meaning}>{row.time}</span>
              </th>
              {heads.map((head) => (
                <td key={head} className={mergeClasses(styles.cell, styles.number)}>
                  {row[head] === null ? '–' : formats.number(row[head])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
