import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { ListSkeleton } from './list-skeleton';
import { Page, PageContent } from './page-content';
import { usePageHeaderStyles } from './page-header.styles';
import { usePageSkeletonStyles } from './page-skeleton.styles';

/**
 * Shape of a page before it is there: rows below filters, tabs over figures, panels beside cards, sections of fields,
 * one card in the middle, or the top of a brochure.
 */
export type PageShape = 'list' | 'figures' | 'board' | 'form' | 'card' | 'hero';

const times = (count: number) => Array.from({ length: count }, (_, place) => place);
type Styles = ReturnType<typeof usePageSkeletonStyles>;

const Figures = ({ styles }: { styles: Styles }) => (
  <div className={styles.figures}>
    {times(4).map((place) => (
      <div key={place} className={styles.figure}>
        <SkeletonItem size={12} />
        <SkeletonItem size={28} className={styles.short} />
      </div>
    ))}
  </div>
);

const Board = ({ styles }: { styles: Styles }) => (
  <div className={styles.board}>
    <div className={styles.column}>
      {times(2).map((place) => (
        <div key={place} className={mergeClasses(styles.panel, styles.high)}>
          <SkeletonItem size={20} className={styles.short} />
          <SkeletonItem size={32} />
          {times(4).map((line) => (
            <SkeletonItem key={line} size={24} />
          ))}
        </div>
      ))}
    </div>
    <div>
      <div className={mergeClasses(styles.bar, styles.filters)}>
        <div className={styles.line}>
          <SkeletonItem size={20} className={styles.title} />
          <div className={styles.switches}>
            {times(3).map((place) => (
              <SkeletonItem key={place} shape="square" size={32} />
            ))}
          </div>
        </div>
        <div className={mergeClasses(styles.line, styles.wraps)}>
          <SkeletonItem size={32} className={styles.find} />
          <SkeletonItem size={32} className={styles.choice} />
          <SkeletonItem size={32} className={styles.choice} />
        </div>
      </div>
      <Cards styles={styles} />
    </div>
  </div>
);

const Cards = ({ styles }: { styles: Styles }) => (
  <div className={styles.cards}>
    {times(4).map((place) => (
      <div key={place} className={styles.panel}>
        <div className={styles.line}>
          <SkeletonItem shape="square" size={36} />
          <div className={styles.names}>
            <SkeletonItem size={20} className={styles.short} />
            <SkeletonItem size={12} />
          </div>
        </div>
        <SkeletonItem size={12} />
        <div className={mergeClasses(styles.line, styles.tabs)}>
          <SkeletonItem size={16} className={styles.tab} />
          <SkeletonItem size={16} className={styles.tab} />
        </div>
        <SkeletonItem size={32} className={styles.end} />
        <div className={styles.line}>
          {times(3).map((chip) => (
            <SkeletonItem key={chip} size={24} className={styles.chip} />
          ))}
        </div>
        <SkeletonItem size={12} className={styles.short} />
      </div>
    ))}
  </div>
);

const Form = ({ styles }: { styles: Styles }) => (
  <div className={styles.sections}>
    {times(3).map((place) => (
      <div key={place} className={styles.section}>
        <div className={styles.fields}>
          <SkeletonItem size={20} className={styles.short} />
          <SkeletonItem size={12} />
        </div>
        <div className={styles.fields}>
          <SkeletonItem size={32} />
          <SkeletonItem size={32} />
          <SkeletonItem size={32} className={styles.action} />
        </div>
      </div>
    ))}
  </div>
);

const BODIES = { figures: Figures, board: Board, form: Form } as const;

/** Placeholder of a page's content before it is there, without the page's header. A board reaches to the page's edges. */
export function ContentSkeleton({ shape = 'list' }: { shape?: 'list' | keyof typeof BODIES }) {
  const styles = usePageSkeletonStyles();
  const { t } = sharedWords.useWords();
  if (shape === 'list') return <ListSkeleton count={6} />;
  const Body = BODIES[shape];
  return (
    <div role="status">
      <VisuallyHidden>{t('loading.label')}</VisuallyHidden>
      <Skeleton aria-hidden="true">
        <Body styles={styles} />
      </Skeleton>
    </div>
  );
}

function Middle({ className, children }: { className: string; children: ReactNode }) {
  const { t } = sharedWords.useWords();
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{t('loading.label')}</VisuallyHidden>
      {children}
    </div>
  );
}

/** A page while it is on its way, in the shape that it will have. */
export function PageSkeleton({ shape = 'list' }: { shape?: PageShape }) {
  const styles = usePageSkeletonStyles();
  const header = usePageHeaderStyles();
  if (shape === 'card') {
    return (
      <Page>
        <Middle className={styles.middle}>
          <Skeleton aria-hidden="true" className={mergeClasses(styles.panel, styles.card)}>
            <SkeletonItem size={28} />
            <SkeletonItem size={12} className={styles.short} />
            <SkeletonItem size={40} />
            <SkeletonItem size={40} />
            <SkeletonItem size={40} />
          </Skeleton>
        </Middle>
      </Page>
    );
  }
  if (shape === 'hero') {
    return (
      <Page>
        <Middle className={styles.middle}>
          <Skeleton aria-hidden="true" className={mergeClasses(styles.hero, styles.heroTitle)}>
            <SkeletonItem size={56} />
            <SkeletonItem size={16} className={styles.heroText} />
            <SkeletonItem size={40} className={styles.heroButton} />
          </Skeleton>
        </Middle>
      </Page>
    );
  }
  return (
    <Page>
      <Skeleton aria-hidden="true" className={header.root}>
        <div className={header.text}>
          <SkeletonItem size={20} className={styles.title} />
        </div>
        {shape !== 'form' && <SkeletonItem size={32} className={mergeClasses(styles.action, styles.fixed)} />}
      </Skeleton>
      {shape !== 'form' && shape !== 'board' && (
        <Skeleton aria-hidden="true" className={styles.bar}>
          {shape === 'figures' ? (
            times(4).map((place) => <SkeletonItem key={place} size={16} className={styles.tab} />)
          ) : (
            <>
              <SkeletonItem size={32} className={styles.search} />
              <SkeletonItem size={32} className={styles.filter} />
            </>
          )}
        </Skeleton>
      )}
      {shape === 'board' ? (
        <ContentSkeleton shape={shape} />
      ) : (
        <PageContent>
          <ContentSkeleton shape={shape} />
        </PageContent>
      )}
    </Page>
  );
}
