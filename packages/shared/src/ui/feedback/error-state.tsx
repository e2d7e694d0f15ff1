import { Body1, Button, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { sharedWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { ArrowClockwise20Regular } from '../icons';
import { LineDrawing } from './line-drawing';
import { useStateLayoutStyles } from './state-layout.styles';

export interface ErrorStateProps {
  /** The failure, in a sentence. */
  title: string;
  /** Advice, or the parts that still work. */
  advice?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** While the retry runs: the button shows it and takes no second click. */
  retrying?: boolean;
  /** Further ways out, beside Retry. */
  actions?: ReactNode;
  compact?: boolean;
}

/** Something failed in this place; announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, advice, onRetry, retryLabel, retrying = false, actions, compact = false } = props;
  const styles = useStateLayoutStyles();
  const { t } = sharedWords.useWords();
  return (
    <div className={mergeClasses(styles.root, compact && styles.compact)} role="alert">
      {!compact && <LineDrawing name="unplugged" className={styles.drawing} />}
      <Subtitle2 as="p" className={styles.title}>
        {title}
      </Subtitle2>
      {advice !== undefined && (
        <Body1 as="p" className={styles.detail}>
          {advice}
        </Body1>
      )}
      {(onRetry !== undefined || actions !== undefined) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={<ArrowClockwise20Regular />} onClick={onRetry} disabledFocusable={retrying}>
              {retryLabel ?? t('retry.label')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
