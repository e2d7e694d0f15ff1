export interface CompanyDeletionTable {
  company_id: string;
  /** Id of a person, who may be gone. */
  asked_by: string;
  asked_at: Date;
  due_at: Date;
  /** From then on nobody takes it back. */
  begun_at: Date | null;
  /** Nothing is left of the company but this row. */
  ended_at: Date | null;
}

declare module '../../platform/db/tables' {
  interface Tables {
    company_deletions: CompanyDeletionTable;
  }
}
