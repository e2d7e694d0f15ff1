import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import type { ReactNode } from 'react';
import { Dismiss20Regular } from '../icons';

export interface BannerProps {
  intent: 'info' | 'success' | 'warning' | 'error';
  /** The news, in a sentence. */
  title: string;
  /** Its meaning, or the next step. */
  children?: ReactNode;
  /** Buttons or links to act on it. */
  actions?: ReactNode;
  /** Without it, it stays until it is no longer so. */
  onDismiss?: () => void;
  className?: string;
}

/** Something about the page as a whole that lasts: above what it is about, never over it. */
export function Banner({ intent, title, children, actions, onDismiss, className }: BannerProps) {
  const { t } = sharedWords.useWords();
  return (
    <MessageBar intent={intent} layout="multiline" className={className}>
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle> {children}
      </MessageBarBody>
      {(actions !== undefined || onDismiss !== undefined) && (
        <MessageBarActions
          containerAction={
            onDismiss && (
              <Button
                appearance="transparent"
                icon={<Dismiss20Regular />}
                aria-label={t('banner.dismiss')}
                onClick={onDismiss}
              />
            )
          }
        >
          {actions}
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
