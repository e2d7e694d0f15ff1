import type { AuditActor, AuditEntry } from '@slotwise/contract';

interface Held {
  id: string;
  name: string;
}

interface Given {
  /** The people who move, each with the role that they had. */
  people: readonly { id: string; former: Held | null }[];
  /** Null: none. */
  to: Held | null;
  actor?: AuditActor;
}

const stateOf = (role: Held | null) => ({ roleId: role?.id ?? null, role: role?.name ?? null });

/** One entry for each person: of whom it is, the role before and the role after. */
export const givenRole = ({ people, to, actor }: Given): AuditEntry[] =>
  people.map(({ id, former }) => ({
    action: 'user.role_changed',
    subjectId: id,
    before: stateOf(former),
    after: stateOf(to),
    ...(actor && { actor }),
  }));
