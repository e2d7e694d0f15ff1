import { Removed } from '../wire/schema';

/** A partner key was made or revoked. Told to users who may manage the tenant. */
const keys = { PartnerKeysChanged: Removed };

export const embeddingEvents = { company: keys, wms: keys };
