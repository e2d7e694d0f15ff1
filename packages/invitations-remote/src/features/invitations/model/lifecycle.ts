import type { Invitation } from '@slotwise/contract';

export type InvitationStatus = Invitation['status'];
export type InvitationType = Invitation['invitationType'];
export type InvitationAction = 'cancel' | 'resend';

/** The one thing that can be done with an invitation in each state; an accepted one is over. */
export function actionFor(status: InvitationStatus): InvitationAction | null {
  if (status === 'pending') return 'cancel';
  return status === 'accepted' ? null : 'resend';
}

/** The founder of a company owns it; and an answer that was given stands. */
export const hasChangeableRole = ({ status, invitationType }: Pick<Invitation, 'status' | 'invitationType'>): boolean =>
  status === 'pending' && invitationType !== 'join_wms_with_new_company';

export const STATUSES = [
  'pending',
  'accepted',
  'canceled',
  'expired',
  'rejected',
] as const satisfies InvitationStatus[];

export const TYPES = ['join_company', 'join_wms', 'join_wms_with_new_company'] as const satisfies InvitationType[];

/** The types that each kind of user may send, and so all that their list can hold. */
export const TYPES_FOR: Readonly<Record<'company' | 'wms', readonly InvitationType[]>> = {
  company: ['join_company'],
  wms: ['join_wms', 'join_wms_with_new_company'],
};
