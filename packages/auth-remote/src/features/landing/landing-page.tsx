import { PRODUCT_NAME } from '@slotwise/contract/constants';
import { lateDialog, type RemoteAppProps } from '@slotwise/shared/remote';
import { Button, mergeClasses } from '@slotwise/shared/ui';
import { ArrowSync24Regular, DataTrending24Regular, Rocket24Regular } from '@slotwise/shared/ui/icons';
import { useFormats } from '@slotwise/shared/words';
import { useRef, useState, type MouseEvent } from 'react';
import { prefersReducedMotion } from '../../reduced-motion';
import { ButtonLink } from '../../router-link';
import { useLandingStyles } from './landing-page.styles';
import type { LeadTopic } from './model/lead-form';
import { PlanView } from './plan/plan-view';
import { useWords } from './words';

const ContactDialog = lateDialog(() => import(/* webpackChunkName: "part-contact" */ './contact-dialog'));

const FIGURES = [
  { share: 0.3, meaning: 'figures.picking-time' },
  { share: 0.25, meaning: 'figures.efficiency' },
  { share: 0.2, meaning: 'figures.costs' },
] as const;

const FEATURES = [
  { id: 'data', icon: <DataTrending24Regular /> },
  { id: 'continuous', icon: <ArrowSync24Regular /> },
  { id: 'rapid', icon: <Rocket24Regular /> },
] as const;

const PLACEHOLDER_LINKS = ['terms', 'privacy', 'contact'] as const;

/** First page that visitors see. */
export default function LandingPage({ platform }: RemoteAppProps) {
  const styles = useLandingStyles();
  const { t } = useWords();
  const formats = useFormats();
  const features = useRef<HTMLElement>(null);
  const [contact, setContact] = useState<{ topic: LeadTopic; opener: Element } | null>(null);

  const ask = (topic: LeadTopic) => (event: MouseEvent) => setContact({ topic, opener: event.currentTarget });

  const showFeatures = () => {
    features.current?.focus({ preventScroll: true });
    features.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <div className={styles.page}>
      <section className={mergeClasses(styles.inner, styles.hero)} aria-labelledby="hero-title">
        <div className={styles.heroText}>
          <h1 id="hero-title" className={styles.title} data-page-title="" tabIndex={-1}>
            {t('hero.title')}
          </h1>
          <p className={styles.pitch}>{t('hero.pitch')}</p>
          <div className={styles.actions}>
            <Button appearance="primary" size="large" onClick={ask('request_demo')}>
              {t('hero.request-demo')}
            </Button>
            <Button size="large" onClick={showFeatures}>
              {t('hero.learn-more')}
            </Button>
          </div>
        </div>
        <PlanView />
      </section>

      <section className={styles.figures} aria-label={t('figures.label')}>
        <ul className={mergeClasses(styles.inner, styles.figureList)}>
          {FIGURES.map(({ share, meaning }) => (
            <li key={meaning} className={styles.figure}>
              <span className={styles.number}>{formats.number(share, { style: 'percent' })}</span>{' '}
              <span className={styles.meaning}>{t(meaning)}</span>
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
          {t('features.title', { product: PRODUCT_NAME })}
        </h2>
        <ul className={styles.cards}>
          {FEATURES.map(({ icon, id }) => (
            <li key={id} className={styles.card}>
              <span className={styles.icon}>{icon}</span>
              <h3 className={styles.cardTitle}>{t(`features.${id}.title`)}</h3>
              <p className={styles.cardText}>{t(`features.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={mergeClasses(styles.inner, styles.call)} aria-labelledby="call-title">
        <div className={styles.callBox}>
          <div className={styles.callText}>
            <h2 id="call-title" className={styles.heading}>
              {t('call.title')}
            </h2>
            <p className={styles.pitch}>{t('call.pitch')}</p>
          </div>
          <div className={styles.actions}>
            <Button appearance="primary" size="large" onClick={ask('schedule_demo')}>
              {t('call.schedule-demo')}
            </Button>
            <ButtonLink to="/case-studies" size="large">
              {t('call.case-studies')}
            </ButtonLink>
          </div>
        </div>
      </section>

      <footer className={styles.footer}>
        <div className={mergeClasses(styles.inner, styles.footerRow)}>
          <span>{t('footer.copyright', { product: PRODUCT_NAME })}</span>
          <ul className={styles.links}>
            {PLACEHOLDER_LINKS.map((id) => (
              <li key={id}>
                {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- The specification gives these links no page. */}
                <a className={styles.link} href="#">
                  {t(`footer.${id}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>

      <ContactDialog
        open={contact !== null}
        topic={contact?.topic ?? 'request_demo'}
        opener={contact?.opener ?? null}
        http={platform.http}
        onClose={() => setContact(null)}
      />
    </div>
  );
}
