export interface DeployKeyTable {
  id: string;
  /** The one remote that it may publish. */
  remote_id: string;
  name: string;
  /** `hashSecret` of the key: the key itself is nowhere. */
  hash: string;
  created_by: string | null;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface DeploymentAdministratorTable {
  user_id: string;
  created_at: Date;
}

declare module '../../platform/db/tables' {
  interface Tables {
    deployment_administrators: DeploymentAdministratorTable;
    deploy_keys: DeployKeyTable;
  }
}
