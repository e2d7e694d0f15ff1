import type { Invitation } from '@slotwise/contract';
import { createContext, use } from 'react';
import type { InvitationAction } from './model/lifecycle';

export interface InvitationActions {
  mayManage: boolean;
  /** Ids of invitations that wait for the server's answer. */
  busy: ReadonlySet<string>;
  /** Cancels or resends; the row is busy until the server has answered, and no longer, also after a failure. */
  act: (invitation: Invitation, action: InvitationAction) => void;
  copyLink: (invitation: Invitation) => void;
  showTimeline: (invitation: Invitation) => void;
  /** Undefined where it has no role that could be changed, or where roles are not seen. */
  changeRole: (invitation: Invitation) => (() => void) | undefined;
  /** For messages that offer something: aborted once none of these is in its present state any more. */
  stillSo: (invitations: readonly Invitation[]) => AbortSignal;
}

/** Apart from the provider, whose drawer has buttons that use it. */
export const ActionsContext = createContext<InvitationActions | null>(null);

export function useInvitationActions(): InvitationActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useInvitationActions() outside of InvitationActionsProvider.');
  return actions;
}
