import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Link } from '@slotwise/shared/ui';
import { useSession } from '@slotwise/shared/session';
import { ButtonLink } from '../../router-link';
import { useCaseStudiesStyles } from './case-studies-page.styles';
import { ReferenceChart } from './reference-chart';

const SETS = [
  {
    name: 'Picker routing (SPRP)',
    source: { label: 'Heßler & Irnich, 2024' },
    text: '1,200 warehouses with one picker and one tour, from 5 to 50 aisles, each with the length of the shortest tour. They show whether distances and tours are computed right.',
  },
  {
    name: 'Places and tours (SLAP-PRP)',
    source: { label: 'Prunet, Absi & Cattaruzza, 2024', href: 'https://arxiv.org/abs/2407.13570' },
    text: 'Small warehouses in which places and tours are decided together, under five routing policies. For a part of them the values of an exact method are published: they show how near placing comes to it.',
  },
  {
    name: 'Online Retail',
    source: { label: 'UCI, CC0', href: 'https://archive.ics.uci.edu/dataset/352/online+retail' },
    text: 'The order history of a real shop: 12,869 orders of 3,808 products from December to August. The months that follow are kept apart.',
  },
] as const;

/** How slotting is measured, on data that everybody can get. */
export default function CaseStudiesPage({ platform }: RemoteAppProps) {
  const styles = useCaseStudiesStyles();
  const { status } = useSession(platform);
  return (
    <article className={styles.page}>
      <div className={styles.inner}>
        <header className={styles.intro}>
          <h1 className={styles.title} data-page-title="" tabIndex={-1}>
            Measured on public data
          </h1>
          <p className={styles.lead}>
            A customer story cannot be checked. A benchmark can. {PRODUCT_NAME} is measured on three public sets of
            warehouses and orders, so that anyone may repeat the comparison.
          </p>
        </header>

        <section className={styles.section} aria-labelledby="sets-title">
          <h2 id="sets-title" className={styles.heading}>
            The benchmark sets
          </h2>
          <dl className={styles.sets}>
            {SETS.map(({ name, source, text }) => (
              <div key={name} className={styles.set}>
                <dt className={styles.setName}>{name}</dt>
                <dd className={styles.setText}>
                  {text}{' '}
                  {'href' in source ? (
                    <Link href={source.href} target="_blank" rel="noreferrer" inline>
                      {source.label}
                    </Link>
                  ) : (
                    <>({source.label})</>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <section className={styles.section} aria-labelledby="measure-title">
          <h2 id="measure-title" className={styles.heading}>
            How slotting is measured
          </h2>
          <p className={styles.text}>
            A plan says which product stands where. Every order then becomes a tour through the warehouse, and the plan
            is as good as the way walked for all orders. It is judged twice: on the seen orders, which the plan was made
            from, and on the unseen orders of the months that follow. Only the second tells what a warehouse would gain.
          </p>
        </section>

        <section className={styles.section} aria-labelledby="values-title">
          <h2 id="values-title" className={styles.heading}>
            Reference values
          </h2>
          <p className={styles.text}>
            What simple, well-known rules reach on Online Retail, in a warehouse of 16 aisles with 30 bays of 8 slots,
            walked in S-shape. These are not results of {PRODUCT_NAME}: they are the values that its engine is compared
            with.
          </p>
          <ReferenceChart />
        </section>

        <div className={styles.actions}>
          {status === 'user' ? (
            <ButtonLink to="/dashboard" size="large">
              Back to the dashboard
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/register" appearance="primary" size="large">
                Create your account
              </ButtonLink>
              <ButtonLink to="/landing" size="large">
                Back to the start
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
