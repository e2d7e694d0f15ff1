import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../media';

const useStyles = makeStyles({
  page: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100%', minWidth: 0 },
  /** Lines that are read, at most 75 characters long. */
  reading: { maxWidth: '75ch' },
  /** Fields under each other. */
  form: { maxWidth: '40rem' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: '16px 24px',
    paddingInline: '24px',
    [media.belowSm]: { paddingInline: '16px' },
  },
});

/** Maximal width of a page's content. */
export type ContentWidth = 'full' | 'reading' | 'form';

interface PagePartProps {
  children: ReactNode;
  className?: string;
}

/** One page: header, toolbar and content in a column that fills its scroll container. */
export function Page({ children, className }: PagePartProps) {
  return <div className={mergeClasses(useStyles().page, className)}>{children}</div>;
}

/**
 * Content below header and toolbar, with the page's padding. Lists are as wide as the page; texts and forms are not.
 */
export function PageContent({ children, width = 'full', className }: PagePartProps & { width?: ContentWidth }) {
  const styles = useStyles();
  if (width === 'full') return <div className={mergeClasses(styles.content, className)}>{children}</div>;
  return (
    <div className={mergeClasses(styles.content, className)}>
      <div className={styles[width]}>{children}</div>
    </div>
  );
}
