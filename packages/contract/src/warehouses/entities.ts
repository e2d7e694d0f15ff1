import { Type, type Static } from 'typebox';
import { Id, strict } from '../wire/schema';

/** A warehouse of a company. */
export const Warehouse = strict({ id: Id, name: Type.String() });
export type Warehouse = Static<typeof Warehouse>;
