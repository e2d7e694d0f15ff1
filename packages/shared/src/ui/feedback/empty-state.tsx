import { Body1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LineDrawing } from './line-drawing';
import type { DrawingName } from './line-drawing';
import { useStateLayoutStyles } from './state-layout.styles';

export interface EmptyStateProps {
  /** The absence, in a sentence: "No roles found matching your search." */
  title: string;
  /** Reason why it is empty, or a hint at its future content. */
  reason?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  drawing?: DrawingName;
  /** For cards and menus: less air, no drawing. */
  compact?: boolean;
}

export function EmptyState({ title, reason, action, drawing = 'shelf', compact = false }: EmptyStateProps) {
  const styles = useStateLayoutStyles();
  return (
    <div className={mergeClasses(styles.root, compact && styles.compact)}>
      {!compact && <LineDrawing name={drawing} className={styles.drawing} />}
      {compact ? (
        <Body1 as="p" className={styles.detail}>
          {title}
        </Body1>
      ) : (
        <Subtitle2 as="p" className={styles.title}>
          {title}
        </Subtitle2>
      )}
      {reason !== undefined && (
        <Body1 as="p" className={styles.detail}>
          {reason}
        </Body1>
      )}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
