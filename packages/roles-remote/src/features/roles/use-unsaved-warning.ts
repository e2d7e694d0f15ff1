import { usePlatform } from '@slotwise/shared/remote';
import { useEffect, useRef } from 'react';
import { useBoard } from '../../drafts/board-data';
import { useChangeDrafts, useChangedRoles } from '../../drafts/store';
import { listed } from '../../model/moves';
import { forgotten } from '../../model/role-drafts';

/** The browser asks before a page with unsaved changes is left. Within the shell they stay, and nobody is asked. */
export function useUnsavedWarning(): void {
  const unsaved = useChangedRoles().length > 0;
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** Tells whoever edits a role that it was deleted elsewhere, and their changes with it. */
export function useDeletedElsewhere(): void {
  const { notify } = usePlatform();
  const { roles } = useBoard();
  const changed = useChangedRoles();
  const change = useChangeDrafts();
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    const present = new Set(roles.map(({ id }) => id));
    const gone = changed.filter((id) => !present.has(id));
    if (gone.length > 0) {
      change((drafts) => gone.reduce(forgotten, drafts));
      const called = gone.map((id) => `“${names.current.get(id) ?? 'A role'}”`);
      notify({
        intent: 'warning',
        title: `${listed(called)} ${gone.length === 1 ? 'was' : 'were'} deleted elsewhere`,
        body: 'Your unsaved changes went with it. Create a new role to use them again.',
      });
    }
    names.current = new Map(roles.map(({ id, name }) => [id, name]));
  }, [roles, changed, change, notify]);
}
