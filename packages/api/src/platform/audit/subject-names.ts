import type { AuditSubject } from '@slotwise/contract';
import type { Trx } from '../db/tables';

/** A module says by which name people know its things of one kind. */
export interface SubjectNames {
  subject: AuditSubject;
  /**
   * Those that are there, in the transaction that changes them and after the change: an entry keeps the name that its
   * thing had then.
   */
  read(trx: Trx, ids: readonly string[]): Promise<readonly { id: string; name: string }[]>;
}

/** Things of one kind that entries are about, by their ids. */
export type ReadSubjectNames = (
  trx: Trx,
  subject: AuditSubject,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** @param known kinds, asked for when they are needed: modules are made after the database is there */
export const subjectNames =
  (known: () => readonly SubjectNames[]): ReadSubjectNames =>
  async (trx, subject, ids) => {
    const kind = known().find((one) => one.subject === subject);
    return new Map((kind ? await kind.read(trx, ids) : []).map(({ id, name }) => [id, name]));
  };
