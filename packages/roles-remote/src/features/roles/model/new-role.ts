import type { Body } from '@slotwise/contract';

/** What a person types into the dialog for a new role. */
export interface NewRole {
  name: string;
  description: string;
}

export const emptyDraft: NewRole = { name: '', description: '' };

/** The request for a draft, trimmed; null while the name is empty, and then nothing is sent. */
export function newRole(draft: NewRole): Body<'POST /role'> | null {
  const name = draft.name.trim();
  return name === '' ? null : { name, description: draft.description.trim() };
}
