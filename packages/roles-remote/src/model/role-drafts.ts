import type { Role } from '@slotwise/contract';
import { isChanged, isStale, rebase, startEdit } from './list-edit';
import type { ListEdit, ListState } from './list-edit';

/** The two lists of a role, each edited and saved by itself. */
export type Part = 'permissions' | 'users';

export type RoleDraft = { readonly [P in Part]?: ListEdit };

/** Unsaved edits of one person: they are nobody else's, also not those of the next person to log in on this device. */
export interface Drafts {
  owner: string | null;
  byRole: Readonly<Record<string, RoleDraft>>;
  /** `<role id>@<version>` of versions that this page's own saves made, or are about to make: they are not "elsewhere". */
  own: ReadonlySet<string>;
}

export const noDrafts: Drafts = { owner: null, byRole: {}, own: new Set() };

/** The drafts as this person may see them. */
export const draftsOf = (drafts: Drafts, owner: string): Drafts =>
  drafts.owner === owner ? drafts : { ...noDrafts, owner };

export const listOf = (role: Role, part: Part): ListState => ({
  version: role.version,
  ids: role[part].map(({ id }) => id),
});

const ownVersion = (roleID: string, version: number) => `${roleID}@${version}`;

/** Whether all versions between the edit's and the role's were made by this page itself. */
function madeHere(drafts: Drafts, edit: ListEdit, role: Role): boolean {
  if (edit.refused || role.version < edit.version) return false;
  for (let version = edit.version + 1; version <= role.version; version += 1) {
    if (!drafts.own.has(ownVersion(role.id, version))) return false;
  }
  return true;
}

/** The edit of one list, on top of this page's own saves since; undefined while the list is not being edited. */
export function editOf(drafts: Drafts, role: Role, part: Part): ListEdit | undefined {
  const edit = drafts.byRole[role.id]?.[part];
  if (!edit || edit.version === role.version || !madeHere(drafts, edit, role)) return edit;
  return rebase(edit, listOf(role, part));
}

/** Puts an edit in its place; undefined ends the editing of that list. */
export function putEdit(drafts: Drafts, roleID: string, part: Part, edit: ListEdit | undefined): Drafts {
  const { [part]: _former, ...others } = drafts.byRole[roleID] ?? {};
  const draft: RoleDraft = edit ? { ...others, [part]: edit } : others;
  const { [roleID]: _gone, ...byRole } = drafts.byRole;
  return { ...drafts, byRole: Object.keys(draft).length === 0 ? byRole : { ...byRole, [roleID]: draft } };
}

/** Applies a step to the edit of a list, which begins with it if there is none yet. */
export const withStep = (drafts: Drafts, role: Role, part: Part, step: (edit: ListEdit) => ListEdit): Drafts =>
  putEdit(drafts, role.id, part, step(editOf(drafts, role, part) ?? startEdit(listOf(role, part))));

/** Takes over the role as it is now; the changes stay. */
export function refreshed(drafts: Drafts, role: Role): Drafts {
  return (['permissions', 'users'] as const).reduce((all, part) => {
    const edit = all.byRole[role.id]?.[part];
    return edit ? putEdit(all, role.id, part, rebase(edit, listOf(role, part))) : all;
  }, drafts);
}

/** The role changed elsewhere since one of its lists is being edited. */
export const isRoleStale = (drafts: Drafts, role: Role): boolean =>
  (['permissions', 'users'] as const).some((part) => {
    const edit = editOf(drafts, role, part);
    return edit !== undefined && isStale(edit, role.version);
  });

/** Notes versions that this page is about to make; `forget` them if the server refuses. */
export function expectVersions(drafts: Drafts, roles: readonly Pick<Role, 'id' | 'version'>[]): Drafts {
  return { ...drafts, own: new Set([...drafts.own, ...roles.map(({ id, version }) => ownVersion(id, version + 1))]) };
}

export function forgetVersions(drafts: Drafts, roles: readonly Pick<Role, 'id' | 'version'>[]): Drafts {
  const own = new Set(drafts.own);
  for (const { id, version } of roles) own.delete(ownVersion(id, version + 1));
  return { ...drafts, own };
}

/** Marks the edits of a role as refused for being made on an old version. */
export function refusedAsOld(drafts: Drafts, roleID: string): Drafts {
  const draft = drafts.byRole[roleID] ?? {};
  return (['permissions', 'users'] as const).reduce((all, part) => {
    const edit = draft[part];
    return edit ? putEdit(all, roleID, part, { ...edit, refused: true }) : all;
  }, drafts);
}

/** Without the edits of a role that is no more. */
export function forgotten(drafts: Drafts, roleID: string): Drafts {
  const { [roleID]: _gone, ...byRole } = drafts.byRole;
  return { ...drafts, byRole };
}

/** Ids of roles with changes that would be lost. An edit that has begun and changed nothing is no loss. */
export const changedRoles = (drafts: Drafts): string[] =>
  Object.entries(drafts.byRole)
    .filter(([, draft]) => Object.values(draft).some(isChanged))
    .map(([id]) => id);
