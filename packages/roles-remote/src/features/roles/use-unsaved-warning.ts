import { usePlatform } from '@slotwise/shared/remote';
import { useEffect, useRef } from 'react';
import { useBoard } from '../../drafts/board-data';
import { useChangeDrafts, useChangedRoles } from '../../drafts/store';
import { listed } from '../../model/moves';
import { forgotten } from '../../model/role-drafts';
import { useWords } from '../../words';

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

/** Tells a person who edits a role that it was deleted elsewhere, and their changes with it. */
export function useDeletedElsewhere(): void {
  const { t } = useWords();
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
      const called = gone.map((id) => t('role.quoted', { role: names.current.get(id) ?? t('role.unnamed') }));
      notify({
        intent: 'warning',
        title: t('role.deleted-elsewhere', { count: gone.length, roles: listed(t, called) }),
        body: t('role.changes-lost'),
      });
    }
    names.current = new Map(roles.map(({ id, name }) => [id, name]));
  }, [roles, changed, change, notify, t]);
}
