import { useOffline } from '@slotwise/shared/session';
import { Button } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { useSendingWord } from './use-sending-word';
import { useWords } from './words';

export type SendButtonProps = Omit<ButtonProps, 'children' | 'disabledFocusable' | 'as'> & {
  /** It is being sent, or waits for the connection. */
  sending: boolean;
  /** The words on it while it is sending: "Starting…". */
  sendingLabel?: string;
  /** It can be reached and does nothing. */
  off?: boolean;
  /** Gives up what waits for the connection; left out where that cannot be. */
  onStop?: () => void;
  children: string;
};

/** A button that sends something where it stands: while that waits for the connection, it says so, and Cancel stands beside it. */
export function SendButton({
  sending,
  sendingLabel,
  off = false,
  onStop,
  children,
  ...rest
}: SendButtonProps): ReactNode {
  const say = useSendingWord();
  const { t } = useWords();
  const isOffline = useOffline();
  return (
    <>
      <Button {...(rest as ButtonProps)} disabledFocusable={off || sending}>
        {sending ? say(sendingLabel ?? children) : children}
      </Button>
      {sending && isOffline && onStop && <Button onClick={onStop}>{t('waiting.cancel')}</Button>}
    </>
  );
}
