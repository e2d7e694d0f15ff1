import type { OfferedRole } from '../../model/offered-roles';
import type { Said } from '../words';
import { unquoted } from './entry';

/** The roles by their names as lists write them; null where an invitation takes none, or none may be seen. */
export type RolesByName = ReadonlyMap<string, OfferedRole>;

const plain = (name: string) => name.trim().normalize('NFC').toLowerCase();

export const byName = (roles: readonly OfferedRole[]): RolesByName =>
  new Map(roles.map((role) => [plain(role.name), role]));

export const roleNamed = (roles: RolesByName, name: string): OfferedRole | undefined => roles.get(plain(name));

const SAID = /^(?:role|rolle)\s*[:=]\s*(.*)$/is;

/** The role that a text beside an address names: as `Role: Planner`, or by nothing but its name. */
export function roleIn(text: string, roles: RolesByName): string | null {
  const words = unquoted(text);
  const said = SAID.exec(words)?.[1]?.trim();
  if (said) return said;
  return roleNamed(roles, words) ? words : null;
}

/** As `roleIn` reads it again, whatever roles there are. */
export const roleSaid = (role: string): string => {
  const said = `Role: ${role.replace(/[\r\n]+/g, ' ')}`;
  return /[",;\t<>]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said;
};

/** Why nobody can be invited as that; null if they can. */
export function faultOfRole(role: string | undefined, roles: RolesByName): Said | null {
  if (role === undefined) return null;
  const found = roleNamed(roles, role);
  if (!found) return { id: 'fault.role-unknown', values: { role } };
  return found.exceeds.length > 0 ? { id: 'fault.role-exceeds', values: { role: found.name } } : null;
}
