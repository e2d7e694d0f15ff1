import type { Invitation } from '@slotwise/contract';

export type InvitationStatus = Invitation['status'];
export type InvitationType = Invitation['invitationType'];
export type InvitationAction = 'cancel' | 'resend';

/** The one thing that can be done with an invitation in each state; an accepted one is over. */
export function actionFor(status: InvitationStatus): InvitationAction | null {
  if (status === 'pending') return 'cancel';
  return status === 'accepted' ? null : 'resend';
}

export const STATUS_LABELS: Readonly<Record<InvitationStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  canceled: 'Canceled',
  expired: 'Expired',
  rejected: 'Rejected',
};

export const TYPE_LABELS: Readonly<Record<InvitationType, string>> = {
  join_company: 'Join Company',
  join_wms: 'Join WMS',
  join_wms_with_new_company: 'Join WMS with New Company',
};

/** The types that each kind of user may send, and so all that their list can hold. */
export const TYPES_FOR: Readonly<Record<'company' | 'wms', readonly InvitationType[]>> = {
  company: ['join_company'],
  wms: ['join_wms', 'join_wms_with_new_company'],
};

export const ACTION_LABELS: Readonly<Record<InvitationAction, string>> = { cancel: 'Cancel', resend: 'Resend' };
