import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../media';

const useStyles = makeStyles({
  page: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100%', minWidth: 0 },
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

interface PagePartProps {
  children: ReactNode;
  className?: string;
}

/** One page: header, toolbar and content in a column that fills its scroll container. */
export function Page({ children, className }: PagePartProps) {
  return <div className={mergeClasses(useStyles().page, className)}>{children}</div>;
}

/** What stands below header and toolbar, with the page's padding. */
export function PageContent({ children, className }: PagePartProps) {
  return <div className={mergeClasses(useStyles().content, className)}>{children}</div>;
}
