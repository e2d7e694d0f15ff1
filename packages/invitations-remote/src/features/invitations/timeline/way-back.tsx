import type { Invitation } from '@slotwise/contract';
import { isFocusLost } from '@slotwise/shared/ui/overlay';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../words';
import { ActionButton } from '../action-button';
import { actionFor } from '../model/lifecycle';
import { useTimelineStyles } from './timeline.styles';

/** Sends an invitation again that is over: whoever follows a link to it sees its timeline, and perhaps no row. */
export function WayBack({ invitation }: { invitation: Invitation }) {
  const styles = useTimelineStyles();
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const isOver = actionFor(invitation.status) === 'resend';
  const wasOver = useRef(isOver);
  useEffect(() => {
    // The button goes with the state that it was for, and the drawer must not lose the focus with it.
    if (wasOver.current && !isOver && isFocusLost(document)) place.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return (
    <div
      ref={place}
      role="group"
      aria-label={t(`status.${invitation.status}`)}
      tabIndex={-1}
      className={styles.wayBack}
    >
      {isOver && <ActionButton invitation={invitation} />}
    </div>
  );
}
