import { PRODUCT_NAME } from '@slotwise/contract/constants';
import type { RemoteAppProps } from '@slotwise/shared/remote';
import { Button, mergeClasses } from '@slotwise/shared/ui';
import { ArrowSync24Regular, DataTrending24Regular, Rocket24Regular } from '@slotwise/shared/ui/icons';
import { useRestoreFocusTarget } from '@slotwise/shared/ui/overlay';
import { useRef, useState } from 'react';
import { prefersReducedMotion } from '../../reduced-motion';
import { ButtonLink } from '../../router-link';
import { ContactDialog } from './contact-dialog';
import { useLandingStyles } from './landing-page.styles';
import type { LeadTopic } from './model/lead-form';
import { PlanView } from './plan/plan-view';

const FIGURES = [
  { number: '30%', meaning: 'reduction in picking time' },
  { number: '25%', meaning: 'increase in warehouse efficiency' },
  { number: '20%', meaning: 'reduction in operational costs' },
] as const;

const FEATURES = [
  {
    icon: <DataTrending24Regular />,
    title: 'Data-Driven Decisions',
    text: 'Every place follows from your own orders: how often a product is picked, with which others, and how far it is carried.',
  },
  {
    icon: <ArrowSync24Regular />,
    title: 'Continuous Optimization',
    text: 'Demand moves, so the plan does too. Slotwise keeps comparing it with what is really picked and proposes the moves that pay back.',
  },
  {
    icon: <Rocket24Regular />,
    title: 'Rapid Implementation',
    text: 'Bring locations, products and orders as files and look at a first plan. No new hardware and no change to your racks.',
  },
] as const;

const PLACEHOLDER_LINKS = ['Terms', 'Privacy', 'Contact'] as const;

/** What visitors see first. */
export default function LandingPage({ platform }: RemoteAppProps) {
  const styles = useLandingStyles();
  const features = useRef<HTMLElement>(null);
  const [contact, setContact] = useState<{ open: boolean; topic: LeadTopic }>({ open: false, topic: 'request_demo' });
  // The dialog gives the focus back to the button that opened it.
  const opener = useRestoreFocusTarget();

  const showFeatures = () => {
    features.current?.focus({ preventScroll: true });
    features.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <div className={styles.page}>
      <section className={mergeClasses(styles.inner, styles.hero)} aria-labelledby="hero-title">
        <div className={styles.heroText}>
          <h1 id="hero-title" className={styles.title} data-page-title="" tabIndex={-1}>
            Optimize Your Warehouse Slotting
          </h1>
          <p className={styles.pitch}>
            AI-powered slotting puts every product where it costs the least to pick: higher warehouse efficiency,
            shorter picking times and lower operating costs.
          </p>
          <div className={styles.actions}>
            <Button
              appearance="primary"
              size="large"
              {...opener}
              onClick={() => setContact({ open: true, topic: 'request_demo' })}
            >
              Request Demo
            </Button>
            <Button size="large" onClick={showFeatures}>
              Learn More
            </Button>
          </div>
        </div>
        <PlanView />
      </section>

      <section className={styles.figures} aria-label="Results">
        <ul className={mergeClasses(styles.inner, styles.figureList)}>
          {FIGURES.map(({ number, meaning }) => (
            <li key={meaning} className={styles.figure}>
              <span className={styles.number}>{number}</span> <span className={styles.meaning}>{meaning}</span>
            </li>
          ))}
        </ul>
      </section>

      <section
        id="features"
        ref={features}
        tabIndex={-1}
        className={mergeClasses(styles.inner, styles.section)}
        aria-labelledby="features-title"
      >
        <h2 id="features-title" className={styles.heading}>
          Why Choose {PRODUCT_NAME}
        </h2>
        <ul className={styles.cards}>
          {FEATURES.map(({ icon, title, text }) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>{icon}</span>
              <h3 className={styles.cardTitle}>{title}</h3>
              <p className={styles.cardText}>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={mergeClasses(styles.inner, styles.call)} aria-labelledby="call-title">
        <div className={styles.callBox}>
          <div className={styles.callText}>
            <h2 id="call-title" className={styles.heading}>
              Ready to optimize your warehouse?
            </h2>
            <p className={styles.pitch}>
              Join hundreds of companies that walk less, pick faster and use the space they already have.
            </p>
          </div>
          <div className={styles.actions}>
            <Button
              appearance="primary"
              size="large"
              {...opener}
              onClick={() => setContact({ open: true, topic: 'schedule_demo' })}
            >
              Schedule a Demo
            </Button>
            <ButtonLink to="/case-studies" size="large">
              View Case Studies
            </ButtonLink>
          </div>
        </div>
      </section>

      <footer className={styles.footer}>
        <div className={mergeClasses(styles.inner, styles.footerRow)}>
          <span>© 2023 {PRODUCT_NAME}. All rights reserved.</span>
          <ul className={styles.links}>
            {PLACEHOLDER_LINKS.map((label) => (
              <li key={label}>
                {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- The specification gives these links no page. */}
                <a className={styles.link} href="#">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>

      <ContactDialog {...contact} http={platform.http} onClose={() => setContact({ ...contact, open: false })} />
    </div>
  );
}
