import type { Invitation } from '@slotwise/contract';
import type { LoadError } from '@slotwise/shared/session';
import type { DataTag, QueryKey } from '@tanstack/react-query';

/** Where the cache keeps the tenant's invitations. */
export type InvitationsKey = DataTag<QueryKey, Invitation[], LoadError>;
