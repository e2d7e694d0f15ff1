import type { Invitation } from '@slotwise/contract';
import type { Selectable } from 'kysely';
import type { JsonRow } from '../../platform/db/in-one-row';
import type { InvitationTable } from './tables';

export type InvitationRow = Selectable<InvitationTable>;
/** As a row or as JSON brings it. */
type AnyInvitationRow = InvitationRow | JsonRow<InvitationRow>;

/** An invitation and the tenant that sent it. */
export interface Sent {
  invitation: Invitation;
  tenantId: string;
  /** The sender; null: they are gone. */
  createdBy: string | null;
  ttlDays: number;
}

const instant = (date: Date | string) => new Date(date).toISOString();
export const DAY_MS = 24 * 3600_000;
/** Each sending gives the full time. */
const sentAt = (row: AnyInvitationRow) => new Date(new Date(row.expires_at).getTime() - row.ttl_days * DAY_MS);
const maybe = (date: Date | string | null) => (date === null ? null : instant(date));
export const toSent = (row: AnyInvitationRow): Sent => ({
  tenantId: row.tenant_id,
  createdBy: row.created_by,
  ttlDays: row.ttl_days,
  invitation: {
    id: row.id,
    name: row.name,
    email: row.email,
    phoneNumber: row.phone_number,
    invitationType: row.type,
    status: row.status,
    message: row.message,
    avatarURL: null,
    roleID: row.role_id,
    createdAt: instant(row.created_at),
    sentAt: instant(sentAt(row)),
    expiresAt: instant(row.expires_at),
    acceptedAt: maybe(row.accepted_at),
    canceledAt: maybe(row.canceled_at),
    expiredAt: maybe(row.expired_at),
    rejectedAt: maybe(row.rejected_at),
  },
});
