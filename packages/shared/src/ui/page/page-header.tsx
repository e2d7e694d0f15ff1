import { Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { usePrinting } from '../print/use-printing';
import { usePageHeaderStyles } from './page-header.styles';

export interface PageHeaderProps {
  title: string;
  /** Name of the part that is chosen by tabs or links below. Paper, which has none of those, is headed by it. */
  part?: string;
  /** Above the title: a `Breadcrumb` of the pages above this one. */
  above?: ReactNode;
  /** Beside the title: a switch for the subject of the page, such as the warehouse. */
  switcher?: ReactNode;
  /** Counted and total records, as text: "12 of 40 roles". Announced politely when it changes. */
  count?: string;
  description?: ReactNode;
  /** The page's one primary action, at the right; a second, quieter one may stand before it. */
  action?: ReactNode;
}

/** A page's single header row, with its one heading. The h1 is where the shell puts the focus after a navigation. */
export function PageHeader({ title, part, above, switcher, count, description, action }: PageHeaderProps) {
  const styles = usePageHeaderStyles();
  const printing = usePrinting();
  return (
    <header className={styles.root}>
      <div className={styles.text}>
        {above}
        <div className={styles.line}>
          <h1 className={styles.title} data-page-title="" tabIndex={-1}>
            {printing && part !== undefined ? part : title}
          </h1>
          {switcher}
          {count !== undefined && (
            <Text className={styles.count} aria-live="polite">
              {count}
            </Text>
          )}
        </div>
        {description !== undefined && (
          <Text as={typeof description === 'string' ? 'p' : 'span'} block className={styles.description}>
            {description}
          </Text>
        )}
      </div>
      {action !== undefined && (
        <div className={styles.action} data-screen-only="">
          {action}
        </div>
      )}
    </header>
  );
}
