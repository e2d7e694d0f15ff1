import { makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { sizes } from '../theme';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: sizes.cardPadding,
    boxSizing: 'border-box',
    minWidth: 0,
    padding: sizes.cardPadding,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  header: { display: 'flex', alignItems: 'center', columnGap: '12px', minWidth: 0 },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0 },
  description: { color: tokens.colorNeutralForeground3 },
  action: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0 },
});

/**
 * A bordered surface whose padding follows the density. Fluent's own card costs 20 KB more for features that we do not
 * use.
 */
export function Card({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={mergeClasses(useStyles().card, className)} />;
}

export interface CardHeaderProps {
  header: ReactNode;
  /** Level of the heading that the text of `header` becomes. */
  level?: 2 | 3 | 4;
  image?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A card's first row: picture, title over description, actions at the right. */
export function CardHeader({ header, level = 2, image, description, action, className }: CardHeaderProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.header, className)}>
      {image}
      <div className={styles.text}>
        <Subtitle2 as={`h${level}`} block className={styles.title}>
          {header}
        </Subtitle2>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
