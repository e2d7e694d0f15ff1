import type { Generated } from 'kysely';

/** A shell that was given out. */
export interface ShellBuildTable {
  build: string;
  /** When it last became the one that is given out. */
  served_at: Date;
}

/** Result of a remote's build in the contract suite with a shell. */
export interface RemoteTrialTable {
  remote_id: string;
  build: string;
  shell: string;
  passed: boolean;
  why: string | null;
  tried_at: Date;
  tried_by: string;
  /** An administrator of the deployment tried it, and not the team that published the build. */
  by_deployment: Generated<boolean>;
}

declare module '../../platform/db/tables' {
  interface Tables {
    shell_builds: ShellBuildTable;
    remote_trials: RemoteTrialTable;
  }
}
