import { Type, type Static, type TSchema } from 'typebox';

interface Action<C extends string, S extends TSchema, T extends string = string> {
  /** The kind of things that its entries are about. The `subjectId` of one is the id of that thing, for a remote its name. */
  subject: T;
  change: C;
  /** Grows by one when `state` or `details` changes its form: entries that were written before keep their number. */
  version: number;
  schema: S;
}
export type CreateAction<S extends TSchema = TSchema> = Action<'create', S>;
export type UpdateAction<S extends TSchema = TSchema> = Action<'update', S>;
export type DeleteAction<S extends TSchema = TSchema> = Action<'delete', S>;
export type ActAction<S extends TSchema = TSchema> = Action<'act', S>;
export type AuditAction = CreateAction | UpdateAction | DeleteAction | ActAction;

const action =
  <const C extends string>(change: C) =>
  <S extends TSchema, const T extends string>(subject: T, schema: S, version = 1): Action<C, S, T> => ({
    subject,
    change,
    version,
    schema,
  });

/** Something came to be; the schema is its state. Facts only, never a secret. */
export const creates = action('create');
/** A state changed; the schema is the part of the state that the action can change, before as after. */
export const updates = action('update');
/** Something ceased to be; the schema is its last state. */
export const deletes = action('delete');
/** An action that changes no single state; the schema describes its details. */
export const acts = action('act');

/** Details of an act whose name and subject say everything. */
export const NoDetails = Type.Object({}, { additionalProperties: false });

/** In whose name an entry stands. Null throughout: nobody's, the deployment's own doing. */
export interface AuditActor {
  userId: string | null;
  companyId: string | null;
  wmsId: string | null;
}

/** Data of a verb for the audit; the form follows from the kind of change that the catalogue gives for the action. */
export type EntryOf<N extends string, A> =
  A extends CreateAction<infer S>
    ? { action: N; subjectId: string; after: Static<S>; actor?: AuditActor }
    : A extends UpdateAction<infer S>
      ? { action: N; subjectId: string; before: Static<S>; after: Static<S>; actor?: AuditActor }
      : A extends DeleteAction<infer S>
        ? { action: N; subjectId: string; before: Static<S>; actor?: AuditActor }
        : A extends ActAction<infer S>
          ? { action: N; subjectId?: string; details: Static<S>; actor?: AuditActor }
          : never;
