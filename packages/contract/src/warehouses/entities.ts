import { Type, type Static } from 'typebox';
import { Id, named, strict } from '../wire/schema';

/** A warehouse of a company. */
export const Warehouse = named('Warehouse', strict({ id: Id, name: Type.String() }));
export type Warehouse = Static<typeof Warehouse>;
