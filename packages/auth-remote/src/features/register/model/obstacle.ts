import type { InvitationPreview, Me } from '@slotwise/contract';

/** Why an account cannot accept an invitation: it belongs somewhere already, or somebody else was invited. */
export type Obstacle = 'belongs' | 'other-address';

export function obstacleTo(
  { companyID, wmsID, email }: Pick<Me, 'companyID' | 'wmsID' | 'email'>,
  preview: Pick<InvitationPreview, 'email'>,
): Obstacle | null {
  // The address first: whoever it is meant for, it is not this account.
  if (preview.email !== null && preview.email.toLowerCase() !== email.toLowerCase()) return 'other-address';
  return (companyID ?? wmsID) === null ? null : 'belongs';
}
