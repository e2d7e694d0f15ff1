import { Type, type Static } from 'typebox';
import { Id, literals, nullable, strict } from '../wire/schema';

/** The two kinds of tenants, and of users by their tenant. */
export const USER_TYPES = ['company', 'wms'] as const;
export const UserType = literals(USER_TYPES);

/** A company, or a WMS. */
export const Company = strict({ id: Id, name: Type.String(), avatarURL: nullable(Type.String()) });
export type Company = Static<typeof Company>;
export const Wms = Company;
export type Wms = Company;
