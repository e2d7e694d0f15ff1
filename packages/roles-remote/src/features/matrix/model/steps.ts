/** Ids of the roles that were edited here, in the order of the edits: undo takes back the last one, of any role. */
export interface Steps {
  past: readonly string[];
  /** Undone edits, next one last. */
  future: readonly string[];
}

export const noSteps: Steps = { past: [], future: [] };

export const stepped = ({ past }: Steps, roleID: string): Steps => ({ past: [...past, roleID], future: [] });

export function unstepped({ past, future }: Steps): { steps: Steps; roleID: string } | null {
  const roleID = past.at(-1);
  return roleID === undefined ? null : { roleID, steps: { past: past.slice(0, -1), future: [...future, roleID] } };
}

export function restepped({ past, future }: Steps): { steps: Steps; roleID: string } | null {
  const roleID = future.at(-1);
  return roleID === undefined ? null : { roleID, steps: { past: [...past, roleID], future: future.slice(0, -1) } };
}

/** Without the steps of roles whose edits are over: saved, discarded, or ended elsewhere on the page. */
export const stepsOf = ({ past, future }: Steps, editing: (roleID: string) => boolean): Steps => ({
  past: past.filter(editing),
  future: future.filter(editing),
});
