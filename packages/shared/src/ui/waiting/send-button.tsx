import { Button } from '@slotwise/shared/ui';
import type { ButtonProps } from '@slotwise/shared/ui';
import type { ReactNode } from 'react';
import { useSendingWord } from './use-sending-word';

export type SendButtonProps = Omit<ButtonProps, 'children' | 'disabledFocusable' | 'as'> & {
  /** It is being sent, or waits for the connection. */
  sending: boolean;
  /** The words on it while it is sending: "Starting…". */
  sendingLabel?: string;
  /** It can be reached and does nothing. */
  off?: boolean;
  children: string;
};

/** A button that sends something where it stands: while that waits for the connection, it says so. */
export function SendButton({ sending, sendingLabel, off = false, children, ...rest }: SendButtonProps): ReactNode {
  const say = useSendingWord();
  return (
    <Button {...(rest as ButtonProps)} disabledFocusable={off || sending}>
      {sending ? say(sendingLabel ?? children) : children}
    </Button>
  );
}
