import type { Generated } from 'kysely';

/** State of a tenant's chain. `signature` is over all that the chain claims of itself. */
export interface AuditChainTable {
  /** '': the chain of what belongs to no tenant. */
  tenant_id: string;
  /** Position of the last seal. */
  length: number;
  hash: Buffer;
  sealed_at: Date | null;
  /** Position of the last entry that was cut off, and its hash, on which the next one stands. */
  cut_position: number;
  cut_hash: Buffer;
  cut_at: Date | null;
  signature: Buffer;
}

declare module '../../platform/db/tables' {
  interface Tables {
    audit_chains: AuditChainTable;
    /** A view of the chains, of which everybody but the system sees that of their own tenant. */
    audit_lengths: Pick<AuditChainTable, 'tenant_id' | 'length' | 'cut_position'>;
    audit_seals: { tenant_id: string; position: number; entry_id: string; form: number; hash: Buffer };
    /** Entries that are in no chain yet. A trigger adds them. */
    audit_unsealed: { entry_id: string; tenant_id: string; number: Generated<number> };
  }
}
