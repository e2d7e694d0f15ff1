import { Me } from '../accounts/entities';
import { Role } from '../roles/entities';
import { Company, Wms } from '../tenants/entities';
import type { RouteTable } from '../wire/route';
import { Ref, strict } from '../wire/schema';
import { PICTURE_MAX_BYTES } from './constants';

/** Bytes of a JPEG, PNG or WebP; what is kept is a square of its own, without anything that the file said besides. */
const giving = { access: 'user', bytes: PICTURE_MAX_BYTES, remembered: false, limit: 'bulk', additive: true } as const;
const taking = { access: 'user', limit: 'write', additive: true } as const;

const mine = { permission: null, answer: strict({ me: Me }), errors: [] } as const;
const ofCompany = {
  tenant: 'company',
  permission: 'update_avatar',
  everywhere: true,
  answer: strict({ myCompany: Company }),
  errors: ['beyond_own_warehouses'],
} as const;
const ofWms = { tenant: 'wms', permission: 'update_avatar', answer: strict({ myWms: Wms }), errors: [] } as const;
const ofRole = {
  permission: 'update_avatar',
  query: strict({ role_id: Ref }),
  answer: strict({ role: Role }),
  errors: ['not_found', 'outranked', 'beyond_own_warehouses'],
} as const;

export const pictureRoutes = {
  'POST /me/picture': { ...giving, ...mine, summary: 'Give oneself a picture: the bytes of a JPEG, PNG or WebP' },
  'DELETE /me/picture': { ...taking, ...mine, summary: "Remove one's own picture" },
  'POST /mycompany/picture': { ...giving, ...ofCompany, summary: 'Give the company a picture' },
  'DELETE /mycompany/picture': { ...taking, ...ofCompany, summary: "Remove the company's picture" },
  'POST /mywms/picture': { ...giving, ...ofWms, summary: 'Give the WMS a picture' },
  'DELETE /mywms/picture': { ...taking, ...ofWms, summary: "Remove the WMS's picture" },
  'POST /role/picture': { ...giving, ...ofRole, versioned: 'role', summary: 'Give a role a picture' },
  'DELETE /role/picture': { ...taking, ...ofRole, versioned: 'role', summary: "Remove a role's picture" },
} as const satisfies RouteTable;
