import type { CreatedAt } from '../../platform/db/tables';

export interface RemoteReportTable {
  id: string;
  remote_id: string;
  version: string;
  kind: string;
  ms: number;
  message: string | null;
  user_id: string | null;
  visitor: string | null;
  source: string | null;
  created_at: CreatedAt;
}

declare module '../../platform/db/tables' {
  interface Tables {
    remote_reports: RemoteReportTable;
  }
}
