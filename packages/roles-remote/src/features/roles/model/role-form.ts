import type { Body, Role } from '@slotwise/contract';

/** Fields of the dialogs for a role. */
export interface RoleForm {
  name: string;
  description: string;
}

/** The request for a new role, trimmed; null while the name is empty, and then nothing is sent. */
export function creationOf({ name, description }: RoleForm, permissions: readonly string[]): Body<'POST /role'> | null {
  if (name.trim() === '') return null;
  const fields = { name: name.trim(), description: description.trim() };
  return permissions.length === 0 ? fields : { ...fields, permissions: permissions.map((id) => ({ id })) };
}

/** The request for an update with only the changed fields; null while the name is empty or nothing changed. */
export function updateOf(form: RoleForm, role: Pick<Role, 'id' | 'name' | 'description'>): Body<'PATCH /role'> | null {
  const name = form.name.trim();
  const description = form.description.trim();
  const changes = {
    ...(name !== role.name && { name }),
    ...(description !== role.description && { description }),
  };
  return name === '' || Object.keys(changes).length === 0 ? null : { role_id: role.id, ...changes };
}
