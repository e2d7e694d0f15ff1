import type { CreatedAt } from '../../platform/db/tables';

export interface LeadTable {
  id: string;
  name: string;
  email: string;
  company: string | null;
  topic: string;
  message: string | null;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    leads: LeadTable;
  }
}
