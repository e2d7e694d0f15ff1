import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Link } from '@slotwise/shared/ui';
import { useSession } from '@slotwise/shared/session';
import { ButtonLink } from '../../router-link';
import { useCaseStudiesStyles } from './case-studies-page.styles';
import { MeasuredResults } from './measured-results';
import { REFERENCE_VALUES } from './model/reference-values';
import { TravelChart } from './travel-chart';
import { useRuleWords } from './use-rule-words';
import { useWords } from './words';

const SETS = [
  { id: 'sprp' },
  { id: 'slap-prp', href: 'https://arxiv.org/abs/2407.13570' },
  { id: 'online-retail', href: 'https://archive.ics.uci.edu/dataset/352/online+retail' },
] as const;

/** The method of measuring slotting, on data that everybody can get. */
export default function CaseStudiesPage({ platform }: RemoteAppProps) {
  const styles = useCaseStudiesStyles();
  const { t } = useWords();
  const rules = useRuleWords();
  const { status } = useSession(platform);
  return (
    <article className={styles.page}>
      <div className={styles.inner}>
        <header className={styles.intro}>
          <h1 className={styles.title} data-page-title="" tabIndex={-1}>
            {t('page.title')}
          </h1>
          <p className={styles.lead}>{t('page.lead', { product: PRODUCT_NAME })}</p>
        </header>

        <section className={styles.section} aria-labelledby="sets-title">
          <h2 id="sets-title" className={styles.heading}>
            {t('sets.title')}
          </h2>
          <dl className={styles.sets}>
            {SETS.map((set) => (
              <div key={set.id} className={styles.set}>
                <dt className={styles.setName}>{t(`sets.${set.id}.name`)}</dt>
                <dd className={styles.setText}>
                  {t(`sets.${set.id}.text`)}{' '}
                  {'href' in set ? (
                    <Link href={set.href} target="_blank" rel="noreferrer" inline>
                      {t(`sets.${set.id}.source`)}
                    </Link>
                  ) : (
                    t('sets.sprp.source')
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <section className={styles.section} aria-labelledby="measure-title">
          <h2 id="measure-title" className={styles.heading}>
            {t('measure.title')}
          </h2>
          <p className={styles.text}>{t('measure.text')}</p>
        </section>

        <section className={styles.section} aria-labelledby="values-title">
          <h2 id="values-title" className={styles.heading}>
            {t('values.title')}
          </h2>
          <p className={styles.text}>{t('values.text', { product: PRODUCT_NAME })}</p>
          <TravelChart values={REFERENCE_VALUES} label={t('chart.table')} {...rules} />
        </section>

        <MeasuredResults />

        <div className={styles.actions}>
          {status === 'user' ? (
            <ButtonLink to="/dashboard" size="large">
              {t('page.to-dashboard')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/register" appearance="primary" size="large">
                {t('page.to-sign-up')}
              </ButtonLink>
              <ButtonLink to="/landing" size="large">
                {t('page.to-start')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
